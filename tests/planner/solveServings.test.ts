import { builtInFoods, indexFoods, sumMacros, toMealItem } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { portionRange } from '../../src/core/food/portions.js'
import type { Part, Serving } from '../../src/planner/day/servings.js'
import { solveServings } from '../../src/planner/day/solveServings.js'

const foodById = indexFoods(builtInFoods)
const ANY_ENERGY = { least: 0, most: Number.POSITIVE_INFINITY }
const TARGETS = { calories: 2000, protein: 125, carbs: 225, fat: 67 }
const goalOf = (targets: typeof TARGETS) => ({ targets, produceG: 0, calciumMg: 0, dollarWeight: 0 })

function food(id: string) {
  const found = foodById.get(id)
  if (!found) throw new Error(`There is no food ${id}.`)
  return found
}

function part(id: string, baseG: number, freedom: Partial<Part> = {}): Part {
  return {
    food: food(id),
    baseG,
    least: 0.67,
    most: 1.5,
    minG: 0,
    maxG: Number.POSITIVE_INFINITY,
    isScaled: true,
    ...freedom,
  }
}

function serving(parts: readonly Part[], days: readonly number[], more: Partial<Serving> = {}): Serving {
  return {
    parts,
    fixed: [],
    days,
    scale: { usual: 1, least: 0.6, most: 1.8 },
    energyKcal: ANY_ENERGY,
    ...more,
  }
}

const oats = () => [
  part('rolled-oats', 50),
  part('reduced-fat-milk', 200),
  part('bananas', 118),
  part('almonds', 20),
]
const chicken = () => [
  part('chicken-breast', 120),
  part('brown-rice', 60),
  part('broccoli', 120),
  part('olive-oil', 9),
]
const salmon = () => [
  part('salmon', 120),
  part('potatoes', 213),
  part('green-beans-frozen', 120),
  part('butter', 9),
]
const day = (...days: number[]) => [oats(), chicken(), salmon()].map((parts) => serving(parts, days))

const itemsOf = (servings: readonly Serving[], grams: readonly (readonly number[])[]) =>
  servings.flatMap(({ parts }, index) =>
    parts.map((each, at) => toMealItem(each.food, grams[index]?.[at] ?? Number.NaN)),
  )

describe('solveServings', () => {
  it('brings all four numbers of a day within five percent of the targets', () => {
    const servings = day(0)
    const { grams, worstGaps } = solveServings(servings, goalOf(TARGETS), 1)
    const totals = sumMacros(itemsOf(servings, grams))
    for (const nutrient of ['calories', 'protein', 'carbs', 'fat'] as const) {
      expect(Math.abs(totals[nutrient] / TARGETS[nutrient] - 1)).toBeLessThan(0.05)
    }
    expect(worstGaps[0]).toBeLessThan(0.05)
  })

  it('gives the gaps of the portions that it returns', () => {
    const servings = day(0)
    const { grams, gaps } = solveServings(servings, goalOf(TARGETS), 1)
    const totals = sumMacros(itemsOf(servings, grams))
    expect(gaps[0]?.[0]).toBeCloseTo(totals.calories / TARGETS.calories - 1, 3)
    expect(gaps[0]?.[1]).toBeCloseTo(totals.protein / TARGETS.protein - 1, 3)
  })

  it.each([
    ['ordinary', TARGETS],
    ['very small', { calories: 300, protein: 10, carbs: 20, fat: 5 }],
    ['very large', { calories: 9000, protein: 700, carbs: 900, fat: 300 }],
  ])('keeps every portion on its grid and within its range for %s targets', (_, targets) => {
    const servings = day(0)
    const { grams } = solveServings(servings, goalOf(targets), 1)
    for (const { food, quantity } of itemsOf(servings, grams)) {
      const { minSteps, maxSteps } = portionRange(food)
      const steps = quantity / food.portion.stepG
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(0.01)
      expect(Math.round(steps)).toBeGreaterThanOrEqual(minSteps)
      expect(Math.round(steps)).toBeLessThanOrEqual(maxSteps)
    }
  })

  it('keeps the proportions of a recipe, within a step of the grid, whatever the targets', () => {
    const batter = () => [
      part('whole-wheat-flour', 60, { least: 0.9, most: 1.12 }),
      part('reduced-fat-milk', 122, { least: 0.9, most: 1.12 }),
    ]
    for (const calories of [200, 400, 800]) {
      const targets = { calories, protein: calories, carbs: 1, fat: calories }
      const { grams } = solveServings([serving(batter(), [0])], goalOf(targets), 1)
      const [flour = 0, milk = 0] = grams[0] ?? []
      const stepG = food('reduced-fat-milk').portion.stepG
      expect(milk).toBeLessThanOrEqual(flour * (122 / 60) * (1.12 / 0.9) + stepG)
      expect(milk).toBeGreaterThanOrEqual(flour * (122 / 60) * (0.9 / 1.12) - stepG)
    }
  })

  it('stays within the grams that a recipe allows', () => {
    const shake = [part('whey-protein', 30), part('reduced-fat-milk', 200, { minG: 180 })]
    const tiny = { calories: 100, protein: 20, carbs: 5, fat: 1 }
    const { grams } = solveServings([serving(shake, [0])], goalOf(tiny), 1)
    expect(grams[0]?.[1]).toBeGreaterThanOrEqual(180)
  })

  it('gives one portion to all days that a meal is eaten on, and meets each of them', () => {
    const servings = [...day(0, 1), serving([part('apples', 182), part('walnuts', 15)], [1])]
    const more = { ...TARGETS, calories: 2100, carbs: 240, fat: 72 }
    const { grams, gaps } = solveServings(servings, goalOf(more), 2)
    expect(grams).toHaveLength(servings.length)
    const shared = itemsOf(servings.slice(0, 3), grams)
    expect(gaps[0]?.[0]).toBeCloseTo(sumMacros(shared).calories / more.calories - 1, 3)
    expect(gaps[1]?.[0]).toBeCloseTo(sumMacros(itemsOf(servings, grams)).calories / more.calories - 1, 3)
  })

  it('counts the seasonings that a recipe fixes', () => {
    const sugar = toMealItem(food('honey'), 42)
    const [plain] = solveServings([serving(oats(), [0])], goalOf(TARGETS), 1).gaps
    const [sweet] = solveServings(
      [serving(oats(), [0], { fixed: [sugar], scale: { usual: 1.8, least: 1.8, most: 1.8 } })],
      goalOf(TARGETS),
      1,
    ).gaps
    expect(sweet?.[2]).toBeGreaterThan(plain?.[2] ?? Number.NaN)
  })

  it('hardly changes a day that fits already', () => {
    const servings = day(0)
    const { grams } = solveServings(servings, goalOf(TARGETS), 1)
    const fitting = servings.map(({ parts, ...rest }, index) => ({
      ...rest,
      parts: parts.map((each, at) => ({ ...each, baseG: grams[index]?.[at] ?? each.baseG })),
    }))
    const totals = sumMacros(itemsOf(servings, grams))
    const again = solveServings(fitting, goalOf(totals), 1)
    const changed = again.grams
      .flat()
      .filter((g, at) => Math.abs(g - (grams.flat()[at] ?? 0)) > 0.1 * (grams.flat()[at] ?? 0))
    expect(changed).toEqual([])
  })

  it('changes only the servings that are free', () => {
    const servings = day(0)
    const before = solveServings(servings, goalOf(TARGETS), 1).grams
    const more = { ...TARGETS, calories: 2600, carbs: 300 }
    const { grams } = solveServings(servings, goalOf(more), 1, before, new Set([1]))
    expect(grams[0]).toEqual(before[0])
    expect(grams[2]).toEqual(before[2])
    expect(grams[1]).not.toEqual(before[1])
  })

  it('returns no portions for a day without meals', () => {
    expect(solveServings([], goalOf(TARGETS), 1).grams).toEqual([])
  })
})
