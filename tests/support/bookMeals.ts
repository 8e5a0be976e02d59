import {
  builtInFoods,
  builtInSeasonings,
  type Food,
  indexFoods,
  type Meal,
  mealRecipes,
  type Recipe,
  toMeal,
  toMealItem,
} from 'react-meal-planner/core'
import { createRandom } from '../../src/planner/createRandom.js'
import { BOOK } from '../../src/planner/dishes/book.js'
import { fillFamily } from '../../src/planner/dishes/fillFamily.js'
import type { MealKind } from '../../src/planner/dishes/mealKind.js'

const kitchen = { foods: indexFoods(builtInFoods), seasonings: indexFoods(builtInSeasonings) }
const FILLINGS = 4

export const KINDS: readonly MealKind[] = ['breakfast', 'lunch', 'dinner', 'snack']

const mealsByKind = new Map<MealKind, readonly Meal[]>()

/** Meals of every dish of the book. Together they use every food of every ingredient. They are made once. */
export function bookMeals(kind: MealKind): readonly Meal[] {
  const meals = mealsByKind.get(kind) ?? newBookMeals(kind)
  mealsByKind.set(kind, meals)
  return meals
}

function newBookMeals(kind: MealKind): readonly Meal[] {
  const random = createRandom(7)
  return BOOK[kind].flatMap((family) => {
    const wanted = family.ingredients.flatMap(({ options }) => [...options.keys()])
    const preferences = [
      ...Array.from({ length: FILLINGS }, () => () => random()),
      ...wanted.map((id) => (food: Food) => (food.id === id ? -1 : random())),
    ]
    return preferences.flatMap((preference) => {
      const dish = fillFamily(family, kitchen, preference)
      if (!dish) return []
      const items = [
        ...dish.ingredients.map(({ food, baseG }) => toMealItem(food, baseG)),
        ...dish.seasonings,
      ]
      return { ...toMeal(kind, dish.name, items), dishId: family.id }
    })
  })
}

let recipesOfBook: Promise<ReadonlyMap<Meal, Recipe>> | undefined

/** The recipes of the whole book, which takes long to cook. It is cooked once for all tests that ask for it. */
export function bookRecipes(): Promise<ReadonlyMap<Meal, Recipe>> {
  recipesOfBook ??= mealRecipes(KINDS.flatMap(bookMeals))
  return recipesOfBook
}

/** The ids of the book's dishes that are cooked by a method. */
export const cookedBy = (method: string): ReadonlySet<string | undefined> =>
  new Set(
    Object.values(BOOK)
      .flat()
      .filter((family) => family.method === method)
      .map(({ id }) => id),
  )

/** Meals of every dish of the book that keeps, cooked for two days. */
export const mealsForTwoDays = (): readonly Meal[] => {
  const keeping = new Set(
    Object.values(BOOK)
      .flat()
      .flatMap(({ id, keepsDays }) => (keepsDays > 0 ? id : [])),
  )
  const isKept = ({ dishId = '' }: Meal) => keeping.has(dishId)
  const cook = { servings: 2, forDates: ['2026-11-25'] }
  return KINDS.flatMap(bookMeals)
    .filter(isKept)
    .map((meal) => ({ ...meal, cook }))
}

/** The recipes that are wrong, as texts; each dish once. */
export function wrongRecipes(
  recipes: ReadonlyMap<Meal, Recipe>,
  isWrong: (text: string, meal: Meal) => boolean,
): readonly string[] {
  const texts = new Map<string | undefined, string>()
  for (const [meal, { steps }] of recipes) {
    const text = steps.join(' ')
    if (isWrong(text, meal)) texts.set(meal.dishId, `${meal.dishId}: ${text}`)
  }
  return [...texts.values()]
}
