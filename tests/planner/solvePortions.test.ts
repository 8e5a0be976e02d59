import { builtInFoods, indexFoods, type Macros, sumMacros, toMealItem } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { portionRange } from '../../src/core/food/portions.js'
import type { Helping } from '../../src/planner/day/portionProblem.js'
import { solvePortions } from '../../src/planner/day/solvePortions.js'

const foodById = indexFoods(builtInFoods)

/** What a cook would take for breakfast, lunch and dinner, grams. */
const DAY: readonly Helping[] = Object.entries({
  'rolled-oats': 50,
  'reduced-fat-milk': 200,
  bananas: 100,
  almonds: 20,
  'chicken-breast': 100,
  'brown-rice': 60,
  broccoli: 100,
  'olive-oil': 9,
  salmon: 100,
  potatoes: 200,
  'green-beans-frozen': 100,
}).map(([id, typicalG]) => {
  const food = foodById.get(id)
  if (food === undefined) throw new Error(`no such food: ${id}`)
  return { food, typicalG }
})
const TARGETS = { calories: 2000, protein: 125, carbs: 225, fat: 67 }

/** The same foods as meal items, in the portions that were found. */
function solve(helpings: readonly Helping[], targets: Macros) {
  const { grams } = solvePortions(helpings, { targets, produceG: 0, dollarWeight: 0 })
  expect(grams).toHaveLength(helpings.length)
  return helpings.map(({ food }, index) => toMealItem(food, grams[index] ?? Number.NaN))
}

describe('solvePortions', () => {
  it('brings all four numbers of a day within five percent of the targets', () => {
    const totals = sumMacros(solve(DAY, TARGETS))
    for (const nutrient of ['calories', 'protein', 'carbs', 'fat'] as const) {
      expect(totals[nutrient] / TARGETS[nutrient]).toBeGreaterThan(0.95)
      expect(totals[nutrient] / TARGETS[nutrient]).toBeLessThan(1.05)
    }
  })

  it('keeps every portion on its grid and within its range, even when targets are out of reach', () => {
    for (const targets of [
      TARGETS,
      { calories: 300, protein: 10, carbs: 20, fat: 5 },
      { calories: 9000, protein: 700, carbs: 900, fat: 300 },
    ]) {
      for (const { food, quantity } of solve(DAY, targets)) {
        const { minSteps, maxSteps } = portionRange(food)
        const steps = quantity / food.portion.stepG
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(0.01)
        expect(Math.round(steps)).toBeGreaterThanOrEqual(minSteps)
        expect(Math.round(steps)).toBeLessThanOrEqual(maxSteps)
      }
    }
  })

  it('hardly changes a day that fits already', () => {
    const balanced = solve(DAY, TARGETS)
    const again = solve(
      balanced.map(({ food, quantity }) => ({ food, typicalG: quantity })),
      sumMacros(balanced),
    )
    const changed = again.filter(({ quantity }, index) => {
      const before = balanced[index]?.quantity ?? 0
      return Math.abs(quantity - before) > 0.1 * before
    })
    expect(changed).toEqual([])
  })

  it('returns no portions for a day without meals', () => {
    expect(solve([], TARGETS)).toEqual([])
  })
})
