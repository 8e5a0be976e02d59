import { builtInFoods } from '../food/builtInFoods.js'
import type { GivenFoods } from '../food/food.js'
import { indexFoods } from '../food/indexFoods.js'
import type { MealType } from './mealTypes.js'
import { toMeal, toMealItem } from './toMeal.js'
import type { Meal } from './weekPlan.js'

/** The least amount of a food in a meal (specification, section 5). */
const MIN_GRAMS = 1

/** A food for a meal, by its id, and its amount. */
export interface FoodPick {
  readonly id: string
  readonly grams: number
}

/**
 * A meal of the picked foods (specification, section 5): unknown ids are skipped, grams are at least 1 (also where the
 * amount is not a number), and all numbers come from `foods`.
 * @throws {RangeError} when there is no such type of meal.
 */
export function composeMeal(
  type: MealType,
  name: string,
  picks: readonly FoodPick[],
  foods?: GivenFoods,
): Meal {
  const foodsById = indexFoods(foods ?? builtInFoods)
  const items = picks.flatMap(({ id, grams }) => {
    const food = foodsById.get(id)
    const quantityG = Number.isFinite(grams) ? Math.max(MIN_GRAMS, grams) : MIN_GRAMS
    return food ? [toMealItem(food, quantityG)] : []
  })
  return toMeal(type, name, items)
}
