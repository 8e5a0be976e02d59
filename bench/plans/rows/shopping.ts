import { MEAL_VARIETIES, type Profile } from 'react-meal-planner/core'
import { asPercent, asRatio, atLeast, atMost, type Row } from '../bars.js'
import type { BenchWeek } from '../benchWeek.js'
import { eatenItems } from '../dishOfMeal.js'
import { median, quantile, shareOf } from '../statistics.js'

const FOODS = {
  low: { median: 22, p90: 28 },
  medium: { median: 30, p90: 36 },
  high: { median: 40, p90: 46 },
} as const
/** Salt and pepper are two of them. */
const SEASONINGS = { low: 16, medium: 18, high: 22 } as const
const TILL_RATIO = { low: 1.25, medium: 1.4, high: 1.6 } as const
const MOST_USED_ONCE = 4
const BUDGETS = [
  { from: 60, below: 100, held: 0.5 },
  { from: 100, below: 200, held: 0.9 },
  { from: 200, below: Number.POSITIVE_INFINITY, held: 1 },
] as const
const SHOPPER_BUDGET = { min: 80, max: 160 } as const
const SHOPPER_MEALS = [3, 4, 5] as const

/**
 * People without a diet, with $80 to $160 a week and 3 to 5 meals a day. Published list lengths are for such people.
 */
export function shoppers(profiles: readonly Profile[]): Profile[] {
  const budgets = SHOPPER_BUDGET.max - SHOPPER_BUDGET.min + 1
  return profiles.map((profile, index) => ({
    ...profile,
    dietaryRestrictions: '',
    foodRestrictions: profile.foodRestrictions.slice(0, 4),
    weeklyFoodBudget: SHOPPER_BUDGET.min + ((index * 7) % budgets),
    mealsPerDay: SHOPPER_MEALS[index % SHOPPER_MEALS.length] ?? 4,
  }))
}

/** How often each food of a week is eaten, without seasonings. */
function uses({ meals }: BenchWeek): { keeps: boolean; count: number }[] {
  const byId = new Map<string, { keeps: boolean; count: number }>()
  for (const { food } of meals.flatMap(eatenItems)) {
    byId.set(food.id, { keeps: food.pack.keeps, count: (byId.get(food.id)?.count ?? 0) + 1 })
  }
  return [...byId.values()]
}

const freshUsedOnce = (week: BenchWeek) =>
  uses(week).filter(({ keeps, count }) => !keeps && count === 1).length

function seasoningsOf({ meals }: BenchWeek): number {
  const items = meals.flatMap((meal) => meal.items)
  return new Set(items.flatMap(({ food }) => (food.category === 'seasoning' ? [food.id] : []))).size
}

function listRows(shopperWeeks: readonly BenchWeek[]): Row[] {
  return MEAL_VARIETIES.flatMap((variety) => {
    const ofVariety = shopperWeeks.filter(({ profile }) => profile.mealVariety === variety)
    const foods = ofVariety.map((week) => uses(week).length)
    return [
      atMost(`foods to buy, ${variety} variety, median`, median(foods), FOODS[variety].median),
      atMost(`foods to buy, ${variety} variety, p90`, quantile(foods, 0.9), FOODS[variety].p90),
      atMost(
        `seasonings, ${variety} variety, median`,
        median(ofVariety.map(seasoningsOf)),
        SEASONINGS[variety],
      ),
    ]
  })
}

function tillRows(weeks: readonly BenchWeek[]): Row[] {
  const ratios = MEAL_VARIETIES.map((variety) => {
    const ofVariety = weeks.filter(({ profile }) => profile.mealVariety === variety)
    const ratio = median(ofVariety.map(({ groceries }) => groceries.emptyCupboardTotal / groceries.fullTotal))
    return atMost(`till ÷ week's cost, ${variety} variety, median`, ratio, TILL_RATIO[variety], asRatio)
  })
  const budgets = BUDGETS.map(({ from, below, held }) => {
    const inBand = weeks.filter(
      ({ profile }) => profile.weeklyFoodBudget >= from && profile.weeklyFoodBudget < below,
    )
    const share = shareOf(
      inBand,
      ({ groceries, profile }) => groceries.emptyCupboardTotal <= profile.weeklyFoodBudget,
    )
    const band = Number.isFinite(below) ? `$${from}–${below - 1}` : `$${from} or more`
    return atLeast(`till within a budget of ${band}`, share, held, asPercent, `of ${inBand.length}`)
  })
  return [...ratios, ...budgets]
}

/** The length and cost of the grocery lists. */
export function shoppingRows(weeks: readonly BenchWeek[], shopperWeeks: readonly BenchWeek[]): Row[] {
  const medium = weeks.filter(({ profile }) => profile.mealVariety === 'medium')
  return [
    ...listRows(shopperWeeks),
    atMost(
      'fresh foods bought and used once, medium variety, median',
      median(medium.map(freshUsedOnce)),
      MOST_USED_ONCE,
    ),
    ...tillRows(weeks),
  ]
}
