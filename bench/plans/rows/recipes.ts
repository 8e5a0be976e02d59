import type { Meal } from 'react-meal-planner/core'
import * as core from 'react-meal-planner/core'
import { isSeasoning } from '../../../src/core/food/isSeasoning.js'
import { isMain } from '../../../src/planner/index.js'
import { asPercent, atLeast, type Row } from '../bars.js'
import type { BenchWeek } from '../benchWeek.js'
import { shareOf } from '../statistics.js'

/** Recipes are written for this many weeks. A thousand dishes are enough. */
const MOST_WEEKS = 40
const STEPS = { least: 3, most: 6 } as const

interface Recipe {
  readonly minutes: number
  readonly steps: readonly string[]
}
type RecipeFor = (meal: core.Meal) => Promise<Recipe>

/** An older package has no recipes. */
function recipeWriter(): RecipeFor | undefined {
  return 'recipeFor' in core ? (core.recipeFor as RecipeFor) : undefined
}

function isWhole(meal: Meal, { minutes, steps }: Recipe): boolean {
  const least = meal.leftoverOf === undefined ? STEPS.least : 1
  return minutes > 0 && steps.length >= least && steps.length <= STEPS.most
}

/** Dishes that say how they are cooked. */
export async function recipeRows(weeks: readonly BenchWeek[]): Promise<Row[]> {
  const meals = weeks.slice(0, MOST_WEEKS).flatMap((week) => week.meals)
  const recipeFor = recipeWriter()
  const whole: boolean[] = []
  if (recipeFor) for (const meal of meals) whole.push(isWhole(meal, await recipeFor(meal)))
  const mains = meals.filter(({ type }) => isMain(type))
  return [
    atLeast(
      'dishes with minutes and 3 to 6 steps (leftovers 1)',
      shareOf(whole, (isGood) => isGood),
      1,
      asPercent,
      `of ${whole.length}`,
    ),
    atLeast(
      'lunches and dinners with a seasoning',
      shareOf(mains, ({ items }) => items.some(({ food }) => isSeasoning(food))),
      1,
      asPercent,
      `of ${mains.length}`,
    ),
  ]
}
