import {
  generateTemplateWeek,
  type Meal,
  mealRecipes,
  planBasisOf,
  type Recipe,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookMeals, KINDS } from '../support/bookMeals.js'
import { minutesInARow } from '../support/minutesInARow.js'
import { sampleProfile } from '../support/sampleProfile.js'

/** An oven, a pot of water and a simmer heat so long. The minutes are rounded up, and a range counts with its middle. */
const HEATING: readonly (readonly [RegExp, number])[] = [
  [/Heat the oven/, 15],
  [/\bboil\b/i, 10],
  [/\bsimmer|hot water/i, 5],
]
const ROUNDING_MINUTES = 5
const CUTTING_MINUTES = 5
const HOURS = /\bhours?\b|evening before/

/** Half of the minutes between the ends of each range. */
const rangesOf = (text: string) =>
  Array.from(text.matchAll(/\b(\d+) to (\d+) minutes( a side)?/g)).reduce(
    (sum, [, from, to, side]) => sum + ((Number(to) - Number(from)) / 2) * (side ? 2 : 1),
    0,
  )

/** The most that a dish can take whose work is all done while nothing cooks. */
function mostMinutes(recipe: Recipe): number {
  const text = recipe.steps.join(' ')
  const heating = HEATING.reduce((sum, [words, minutes]) => sum + (words.test(text) ? minutes : 0), 0)
  const work = Math.max(CUTTING_MINUTES, recipe.minutesAtWork)
  return minutesInARow(recipe) + work + heating + rangesOf(text) + ROUNDING_MINUTES
}

describe('the minutes of a recipe', () => {
  let recipes: readonly (readonly [Meal, Recipe])[] = []
  beforeAll(async () => {
    const weeks = await Promise.all(
      ['', 'vegan', 'vegetarian, high protein'].map(async (dietaryRestrictions, seed) => {
        const profile = sampleProfile({ dietaryRestrictions, mealVariety: 'high' })
        const week = await generateTemplateWeek({ profile, startDate: '2026-11-30', seed })
        const meals = week.days.flatMap((day) => day.meals).filter((meal) => !meal.leftoverOf)
        return mealRecipes(meals, { week, ...planBasisOf(profile) })
      }),
    )
    const book = await mealRecipes(KINDS.flatMap(bookMeals))
    recipes = [book, ...weeks].flatMap((some) => [...some])
  })

  const wrong = (isWrong: (recipe: Recipe) => boolean, limit: (recipe: Recipe) => number) => [
    ...new Set(
      recipes
        .filter(([, recipe]) => isWrong(recipe))
        .map(([{ name }, recipe]) => `${name}: ${recipe.minutes}, not ${limit(recipe)}`),
    ),
  ]

  it('are no fewer than those of the steps that follow each other', () => {
    expect(wrong((recipe) => recipe.minutes < minutesInARow(recipe), minutesInARow)).toEqual([])
  })

  it('are no more than those of the steps and of all the work', () => {
    const isLong = (recipe: Recipe) =>
      !HOURS.test(recipe.steps.join(' ')) && recipe.minutes > mostMinutes(recipe)
    expect(wrong(isLong, mostMinutes)).toEqual([])
  })

  it('have the work before what is chilled at the end', () => {
    const least = (recipe: Recipe) => recipe.minutesAtWork + 15
    const isShort = (recipe: Recipe) =>
      recipe.steps.join(' ').includes('Chill for 15 minutes') && recipe.minutes < least(recipe)
    expect(wrong(isShort, least)).toEqual([])
  })

  it('count the work at dry beans, which cans do not have', () => {
    const workOf = (beans: string) =>
      recipes
        .filter(([meal]) => meal.dishId === 'smoky-roasted-chickpeas')
        .filter(([meal]) => meal.items.some(({ food }) => food.id === beans))
        .map(([, { minutesAtWork }]) => minutesAtWork)
    expect(new Set(workOf('chickpeas-dry'))).toEqual(new Set([10]))
    expect(new Set(workOf('chickpeas-canned'))).toEqual(new Set([5]))
  })
})
