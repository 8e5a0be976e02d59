import type { Food, Meal, MealItem } from 'react-meal-planner/core'
import { isSeasoning } from '../../src/core/food/isSeasoning.js'
import { BOOK } from '../../src/planner/dishes/book.js'
import type { DishFamily } from '../../src/planner/dishes/dishFamily.js'

const FAMILIES = Object.values(BOOK).flat()
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Matches a family's name, whatever its foods and its sides. */
const NAMES = FAMILIES.map((family) => ({
  family,
  length: family.nameParts.join('').length,
  pattern: new RegExp(`^${family.nameParts.map(escaped).join('.+')}(?: with .+|, .+ on the side)?$`, 'i'),
}))

/** The foods of a meal, without its seasonings. */
export function eatenItems({ items }: Meal): readonly MealItem[] {
  return items.filter(({ food }) => !isSeasoning(food))
}

function isMadeOf({ ingredients }: DishFamily, meal: Meal): boolean {
  return ingredients.every(
    ({ isOptional, options }) => isOptional || meal.items.some(({ food }) => options.has(food.id)),
  )
}

/** Names repeat from week to week, so their families are kept. */
const byName = new Map<string, DishFamily | undefined>()

/** The dish of the book that a meal is: by its id, or else by its name and its foods. */
export function dishOfMeal(meal: Meal): DishFamily | undefined {
  if (meal.dishId !== undefined) return FAMILIES.find(({ id }) => id === meal.dishId)
  if (byName.has(meal.name)) return byName.get(meal.name)
  const [best] = NAMES.filter(
    ({ pattern, family }) => pattern.test(meal.name) && isMadeOf(family, meal),
  ).sort((a, b) => b.length - a.length)
  byName.set(meal.name, best?.family)
  return best?.family
}

/** Whether a dish needs a food. */
export function isEssential(family: DishFamily | undefined, { id }: Food): boolean {
  return family?.ingredients.some(({ isOptional, options }) => !isOptional && options.has(id)) ?? false
}

/** The items of the dish itself, without its sides. */
export function dishItems(meal: Meal): readonly MealItem[] {
  const family = dishOfMeal(meal)
  const items = eatenItems(meal)
  if (family === undefined) return items
  return items.filter(({ food }) => family.ingredients.some(({ options }) => options.has(food.id)))
}
