import type { MealType } from 'react-meal-planner/core'
import type { AllocationParameters } from '../../../src/contract/promptParameters.js'

/** Parts of a day: 25% breakfast, 35% lunch, 30% dinner, 10% for all snacks together (specification, section 7). */
const DAY_PARTS = { breakfast: 25, lunch: 35, dinner: 30, snacks: 10 } as const

function partOf(type: MealType, snackCount: number): number {
  if (type === 'breakfast' || type === 'lunch' || type === 'dinner') return DAY_PARTS[type]
  return DAY_PARTS.snacks / snackCount
}

/** Shares a day's targets among its meals in whole numbers that add up to the targets. */
export function splitTargets({ targets, mealTypes }: AllocationParameters) {
  const snackCount = mealTypes.filter((type) => type.startsWith('snack')).length
  const parts = mealTypes.map((type) => partOf(type, snackCount))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let before = 0
  const shares = mealTypes.map((type, index) => {
    const after = before + (parts[index] ?? 0)
    const share = (total: number) =>
      Math.round((total * after) / whole) - Math.round((total * before) / whole)
    const { calories, protein, fat, carbs } = targets
    const macros = {
      calories: share(calories),
      protein: share(protein),
      fat: share(fat),
      carbs: share(carbs),
    }
    before = after
    return [type, macros]
  })
  return { macros: Object.fromEntries(shares) }
}
