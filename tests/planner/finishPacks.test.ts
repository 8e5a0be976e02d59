import { buildGroceryList, type WeekPlan } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { plannedWeek } from '../support/plannedWeek.js'

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
    for (let seed = 1; seed <= 15; seed++) opened.push(...openedForLittle(await plannedWeek({}, seed)))
    expect(opened.length, opened.join()).toBeLessThanOrEqual(3)
  })
})
