import type { Meal } from 'react-meal-planner/core'
import { isMain } from '../../../src/planner/index.js'
import { asPercent, atMost, type Row } from '../bars.js'
import type { BenchWeek } from '../benchWeek.js'
import { eatenItems } from '../dishOfMeal.js'
import { shareOf } from '../statistics.js'

const SNACK = { least: 0.05, most: 0.15 } as const
const MAIN = { least: 0.18, most: 0.45 } as const
const MOST_OF_THREE_MEALS = 0.48
/** A food with more fat than this is added fat. */
const FAT_SHARE = 0.7
/** Two tablespoons of butter, the heavier of the usual ones (USDA). */
const TWO_TABLESPOONS_G = 28.4

function addedFatG(meal: Meal): number {
  return eatenItems(meal)
    .filter(({ food }) => food.fat > FAT_SHARE * food.servingSize)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Meals that are too small, too large or too oily. */
export function mealSizeRows(weeks: readonly BenchWeek[]): Row[] {
  const meals = weeks.flatMap(({ meals, rules, profile }) =>
    meals.map((meal) => ({
      meal,
      share: meal.totalCalories / rules.targets.calories,
      mostOfMain: profile.mealsPerDay <= 3 ? MOST_OF_THREE_MEALS : MAIN.most,
    })),
  )
  const snacks = meals.filter(({ meal }) => meal.type.startsWith('snack'))
  const mains = meals.filter(({ meal }) => isMain(meal.type))
  return [
    atMost(
      'snacks outside 5–15% of the day',
      shareOf(snacks, ({ share }) => share < SNACK.least || share > SNACK.most),
      0,
      asPercent,
      `of ${snacks.length}`,
    ),
    atMost(
      'lunches and dinners outside 18–45% of the day (48% of three meals)',
      shareOf(mains, ({ share, mostOfMain }) => share < MAIN.least || share > mostOfMain),
      0,
      asPercent,
      `of ${mains.length}`,
    ),
    atMost(
      'meals with more than 2 tablespoons of added fat',
      shareOf(meals, ({ meal }) => addedFatG(meal) > TWO_TABLESPOONS_G),
      0.01,
      asPercent,
      `of ${meals.length}`,
    ),
  ]
}
