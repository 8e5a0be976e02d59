import type { Food, Meal } from 'react-meal-planner/core'
import { wordFor } from '../../../src/planner/dishes/dishName.js'
import { isMain } from '../../../src/planner/index.js'
import { atMost, type Row } from '../bars.js'
import type { BenchWeek } from '../benchWeek.js'
import { dishOfMeal, eatenItems, isEssential } from '../dishOfMeal.js'

/** A food that provides more than this share of a meal should be named. */
const NAMED = { calories: 0.2, protein: 0.35 } as const
const MOST_EXAMPLES = 3

/** Words that do not distinguish a food from others. */
const NO_NAME = new Set(
  'fresh dry dried raw canned frozen ground brown white whole green red nonfat fat free plain extra firm old of and gluten the with'.split(
    ' ',
  ),
)

function stems(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !NO_NAME.has(word))
    .map((word) =>
      word
        .replace(/ies$/, 'y')
        .replace(/(?<=\p{L}{3})ed$/u, '')
        .replace(/(?:oes|es|s)$/, '')
        .replace(/e$/, ''),
    )
}

/** What a dish's name implies of the foods that the dish needs: noodles and potatoes, but no seeds, yogurt or powder. */
const NEVER_IMPLIED: readonly Food['category'][] = ['nuts_seeds', 'fruit', 'dairy', 'supplement']

/** The milk of a shake, the yogurt of tzatziki, and any food of which the dish has no other choice, such as seitan. */
function isImplied(food: Food, meal: Meal): boolean {
  const family = dishOfMeal(meal)
  if (!isEssential(family, food)) return false
  if (/milk/.test(food.id)) return /shake|smoothie|cream/i.test(meal.name)
  if (/yogurt/.test(food.id)) return /tzatziki/i.test(meal.name)
  const hasChoice = family?.ingredients.some(({ options }) => options.has(food.id) && options.size > 1)
  return !NEVER_IMPLIED.includes(food.category) && !(food.category === 'protein' && hasChoice)
}

function isNamed(food: Food, meal: Meal): boolean {
  if (isImplied(food, meal)) return true
  const family = dishOfMeal(meal)
  const word = family?.ingredients
    .map(({ options }) => options.get(food.id)?.word)
    .find((said) => said !== undefined)
  const said = new Set(stems(meal.name))
  return [wordFor(food), food.name, word ?? ''].some((text) => stems(text).some((stem) => said.has(stem)))
}

/** Foods that matter to a lunch or dinner and that its name does not mention; fats need no naming. */
function unnamedIn(meal: Meal): Food[] {
  return eatenItems(meal)
    .filter(
      ({ calories, protein }) =>
        calories > NAMED.calories * meal.totalCalories || protein > NAMED.protein * meal.totalProtein,
    )
    .map(({ food }) => food)
    .filter((food) => food.category !== 'fat' && !isNamed(food, meal))
}

export function unnamedFoodRows(weeks: readonly BenchWeek[]): Row[] {
  const mains = weeks.flatMap(({ meals }) => meals.filter(({ type }) => isMain(type)))
  const unnamed = mains
    .map((meal) => ({ meal, foods: unnamedIn(meal) }))
    .filter(({ foods }) => foods.length > 0)
  const examples = [
    ...new Set(unnamed.map(({ meal, foods }) => `${meal.name}: ${foods.map(({ id }) => id)}`)),
  ]
  return [
    atMost(
      'lunches and dinners with an unnamed food over 20% of kcal or 35% of protein',
      unnamed.length,
      0,
      undefined,
      `of ${mains.length}`,
    ),
    ...examples.slice(0, MOST_EXAMPLES).map((what) => ({ what: `  such as ${what}`, figure: '' })),
  ]
}
