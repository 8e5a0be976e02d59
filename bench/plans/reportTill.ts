import { MEAL_VARIETIES, type Profile } from 'react-meal-planner/core'
import type { WeekMeasure } from './measure.js'
import { percent, quantile } from './report.js'

const BUDGET_BANDS = [
  { from: 60, below: 100 },
  { from: 100, below: 200 },
  { from: 200, below: 501 },
] as const
const SHOPPER_BUDGET = { min: 80, max: 160 } as const
const SHOPPER_MEALS = [3, 4, 5] as const

/** The same people without a diet, with $80 to $160 a week and 3 to 5 meals a day: whom list lengths are published for. */
export function shoppers(profiles: readonly Profile[]): Profile[] {
  const budgets = SHOPPER_BUDGET.max - SHOPPER_BUDGET.min + 1
  return profiles.map((profile, index) => ({
    ...profile,
    dietaryRestrictions: '',
    weeklyFoodBudget: SHOPPER_BUDGET.min + ((index * 7) % budgets),
    mealsPerDay: SHOPPER_MEALS[index % SHOPPER_MEALS.length] ?? 4,
  }))
}

/** Prints what a shopper buys and pays. */
export function reportTill(weeks: readonly WeekMeasure[], shopperWeeks: readonly WeekMeasure[]): void {
  const ofVariety = (some: readonly WeekMeasure[], variety: Profile['mealVariety']) =>
    some.filter(({ profile }) => profile.mealVariety === variety)
  console.log(
    `\nThe till; foods to buy over ${shopperWeeks.length} weeks without a diet, $80–160, 3–5 meals a day`,
  )
  console.table(
    Object.fromEntries(
      MEAL_VARIETIES.map((variety) => {
        const all = ofVariety(weeks, variety)
        const foods = ofVariety(shopperWeeks, variety).map((week) => week.foods)
        const usedOnce = all.map(({ freshFoodsUsedOnce }) => freshFoodsUsedOnce)
        const ratios = all.map(({ tillUsd, costUsd }) => tillUsd / costUsd)
        const row = {
          'foods to buy, median': quantile(foods, 0.5),
          p90: quantile(foods, 0.9),
          'fresh foods used once, median': quantile(usedOnce, 0.5),
          "till ÷ week's cost, median": quantile(ratios, 0.5).toFixed(2),
        }
        return [variety, row]
      }),
    ),
  )
  for (const { from, below } of BUDGET_BANDS) {
    const inBand = weeks.filter(
      ({ profile }) => profile.weeklyFoodBudget >= from && profile.weeklyFoodBudget < below,
    )
    const held = inBand.filter(({ profile, tillUsd }) => tillUsd <= profile.weeklyFoodBudget)
    console.log(
      `Budgets of $${from}–${below - 1}: till within the budget ${percent(held.length, inBand.length)}`,
    )
  }
}
