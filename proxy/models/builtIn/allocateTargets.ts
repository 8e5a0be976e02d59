import type { MealType } from 'react-meal-planner/core'
import type { AllocationParameters } from '../../../src/contract/promptParameters.js'

/** Percent of a day's targets for each meal, and for all snacks together (specification, section 7). */
const DAY_PERCENT = { breakfast: 25, lunch: 35, dinner: 30, snacks: 10 } as const

function percentOf(type: MealType, snackCount: number): number {
  if (type === 'breakfast' || type === 'lunch' || type === 'dinner') return DAY_PERCENT[type]
  return DAY_PERCENT.snacks / snackCount
}

/** Allocates a day's targets to its meals, in whole numbers that add up to the targets. */
export function allocateTargets({ targets, mealTypes }: AllocationParameters) {
  const snackCount = mealTypes.filter((type) => type.startsWith('snack')).length
  const percents = mealTypes.map((type) => percentOf(type, snackCount))
  const whole = percents.reduce((sum, percent) => sum + percent, 0)
  let before = 0
  const allocation = mealTypes.map((type, index) => {
    const after = before + (percents[index] ?? 0)
    const allocated = (total: number) =>
      Math.round((total * after) / whole) - Math.round((total * before) / whole)
    const { calories, protein, fat, carbs } = targets
    const macros = {
      calories: allocated(calories),
      protein: allocated(protein),
      fat: allocated(fat),
      carbs: allocated(carbs),
    }
    before = after
    return [type, macros]
  })
  return { macros: Object.fromEntries(allocation) }
}
