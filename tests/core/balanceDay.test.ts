import { builtInFoods, indexFoods, type Meal, sumMacros, toMeal, toMealItem } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { balanceDay } from '../../src/core/plan/balanceDay.js'
import { portionRange } from '../../src/core/plan/portions.js'

const foodById = indexFoods(builtInFoods)

function meal(type: Meal['type'], name: string, amounts: Readonly<Record<string, number>>): Meal {
  const items = Object.entries(amounts).map(([id, grams]) => {
    const food = foodById.get(id)
    if (food === undefined) throw new Error(`no such food: ${id}`)
    return toMealItem(food, grams)
  })
  return toMeal(type, name, items)
}

const DAY = [
  meal('breakfast', 'Oatmeal', { 'rolled-oats': 50, 'reduced-fat-milk': 200, bananas: 100, almonds: 20 }),
  meal('lunch', 'Chicken bowl', { 'chicken-breast': 100, 'brown-rice': 60, broccoli: 100, 'olive-oil': 9 }),
  meal('dinner', 'Salmon', { salmon: 100, potatoes: 200, 'green-beans-frozen': 100, 'olive-oil': 9 }),
]
const TARGETS = { calories: 2000, protein: 125, carbs: 225, fat: 67 }

describe('balanceDay', () => {
  it('brings all four numbers of a day within five percent of the targets', () => {
    const totals = sumMacros(balanceDay(DAY, TARGETS).flatMap(({ items }) => items))
    for (const nutrient of ['calories', 'protein', 'carbs', 'fat'] as const) {
      expect(totals[nutrient] / TARGETS[nutrient]).toBeGreaterThan(0.95)
      expect(totals[nutrient] / TARGETS[nutrient]).toBeLessThan(1.05)
    }
  })

  it('keeps meals, names and foods, and recomputes totals', () => {
    const balanced = balanceDay(DAY, TARGETS)
    expect(balanced.map(({ type, name }) => [type, name])).toEqual(DAY.map(({ type, name }) => [type, name]))
    balanced.forEach(({ items, totalCalories }, index) => {
      expect(items.map(({ food }) => food.id)).toEqual(DAY[index]?.items.map(({ food }) => food.id))
      expect(totalCalories).toBeCloseTo(sumMacros(items).calories, 6)
    })
  })

  it('keeps every portion on the grid of its food and within its range, also when targets are out of reach', () => {
    for (const targets of [
      TARGETS,
      { calories: 300, protein: 10, carbs: 20, fat: 5 },
      { calories: 9000, protein: 700, carbs: 900, fat: 300 },
    ]) {
      for (const { food, quantity } of balanceDay(DAY, targets).flatMap(({ items }) => items)) {
        const { minSteps, maxSteps } = portionRange(food)
        const steps = quantity / food.portion.stepG
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(0.01)
        expect(Math.round(steps)).toBeGreaterThanOrEqual(minSteps)
        expect(Math.round(steps)).toBeLessThanOrEqual(maxSteps)
      }
    }
  })

  it('leaves a day that fits already nearly as it is', () => {
    const balanced = balanceDay(DAY, TARGETS)
    const again = balanceDay(balanced, sumMacros(balanced.flatMap(({ items }) => items)))
    const changed = again.flatMap(({ items }, at) =>
      items.filter(({ quantity }, index) => {
        const before = balanced[at]?.items[index]?.quantity ?? 0
        return Math.abs(quantity - before) > 0.1 * before
      }),
    )
    expect(changed).toEqual([])
  })

  it('has nothing to do for a day without meals', () => {
    expect(balanceDay([], TARGETS)).toEqual([])
  })
})
