import {
  buildGroceryList,
  builtInFoods,
  dailyTargets,
  type Profile,
  type WeekPlan,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import type { Part } from '../../src/planner/day/servings.js'
import { mealKind } from '../../src/planner/dishes/mealKind.js'
import { energyLimits } from '../../src/planner/week/energyShare.js'
import { keepsPlate } from '../../src/planner/week/keepsPlate.js'
import { plannedWeek } from '../support/plannedWeek.js'
import { sampleProfile } from '../support/sampleProfile.js'

/** The share of a day by which nobody would call a meal too small. */
const TOLERANCE = 0.001
/** A smaller saving may be that of a few ounces of loose food. */
const A_PACK_USD = 0.5
const MONEY = { weeklyFoodBudget: 1000 }

/** The week with three percent less on each plate. */
function withLess(week: WeekPlan): WeekPlan {
  const lighter = week.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({
      ...meal,
      items: meal.items.map((item) => ({ ...item, quantity: 0.97 * item.quantity })),
    })),
  }))
  return { ...week, days: lighter }
}

/** The foods of which a pack less would be bought if the plates held three percent less. */
function openedForLittle(week: WeekPlan): string[] {
  const costs = new Map(
    buildGroceryList(withLess(week), MONEY).items.map(({ foodId, tillCost }) => [foodId, tillCost]),
  )
  return buildGroceryList(week, MONEY)
    .items.filter(({ foodId, tillCost }) => tillCost - (costs.get(foodId) ?? 0) >= A_PACK_USD)
    .map(({ name }) => name)
}

describe('a pack', () => {
  it('is seldom opened for the last few grams', async () => {
    const opened: string[] = []
    for (let seed = 1; seed <= 30; seed++) opened.push(...openedForLittle(await plannedWeek({}, seed)))
    expect(opened.length, opened.join()).toBeLessThanOrEqual(6)
  })

  it.each<[Partial<Profile>, number]>([
    [{}, 4],
    [{}, 6],
    [{ mealsPerDay: 5 }, 9],
  ])('makes no meal too small: %o, seed %i', async (answers, seed) => {
    const { calories } = dailyTargets(sampleProfile(answers))
    const { days } = await plannedWeek(answers, seed)
    const small = days.flatMap(({ meals }) => {
      const types = meals.map(({ type }) => type)
      const leastKcal = (type: (typeof types)[number]) =>
        (energyLimits(mealKind(type), types).least - TOLERANCE) * calories
      return meals.filter(({ type, totalCalories }) => totalCalories < Math.floor(leastKcal(type)))
    })
    expect(small.map(({ name, totalCalories }) => `${name}: ${totalCalories}`)).toEqual([])
  })
})

describe('a plate with other portions', () => {
  const part = (id: string, baseG: number): Part => {
    const food = builtInFoods.find((one) => one.id === id)
    if (!food) throw new Error(`There is no food "${id}".`)
    return { food, baseG, least: 0.8, most: 1.25, minG: 50, maxG: 300, isScaled: true }
  }
  const tray = {
    parts: [part('chicken-breast', 150), part('cabbage', 130)],
    fixed: [],
    days: [0],
    scale: { usual: 1, least: 0.5, most: 2 },
    energyKcal: { least: 200, most: 900 },
  }

  it('keeps the proportions of its dish', () => {
    expect(keepsPlate(tray, [180, 220], [165, 220])).toBe(true)
    expect(keepsPlate(tray, [165, 220], [145, 220])).toBe(false)
  })

  it('comes no further from them if it never had them', () => {
    expect(keepsPlate(tray, [145, 220], [140, 220])).toBe(false)
    expect(keepsPlate(tray, [140, 220], [140, 210])).toBe(true)
  })

  it('keeps its energy', () => {
    expect(keepsPlate(tray, [150, 130], [140, 130])).toBe(true)
    expect(keepsPlate(tray, [150, 130], [135, 130])).toBe(false)
    const light = { ...tray, energyKcal: { least: 100, most: 210 } }
    expect(keepsPlate(light, [145, 130], [155, 130])).toBe(false)
  })
})
