import type { Food } from '../food/food.js'
import { type Macros, macrosOf, sumMacros } from '../nutrition/macros.js'
import { requireFinite } from '../requireFinite.js'
import { requireOneOf } from '../requireOneOf.js'
import { MEAL_TYPES, type MealType } from './mealTypes.js'
import type { Meal, MealItem } from './weekPlan.js'

/**
 * The one way to make a meal item: its numbers follow from the food and its grams.
 * @throws {RangeError} when the grams are no finite number. Whether they are a portion is for `checkPlan`.
 */
export function toMealItem(food: Food, quantityG: number): MealItem {
  requireFinite('quantityG', quantityG)
  const servings = quantityG / food.servingSize
  return { food, quantity: quantityG, ...macrosOf((nutrient) => food[nutrient] * servings) }
}

/**
 * A meal with totals added up from its items.
 * @throws {RangeError} when there is no such type of meal.
 */
export function toMeal(type: MealType, name: string, items: readonly MealItem[]): Meal {
  requireOneOf('type', type, MEAL_TYPES)
  const { calories, protein, carbs, fat } = sumMacros(items)
  return {
    type,
    name,
    items,
    totalCalories: calories,
    totalProtein: protein,
    totalCarbs: carbs,
    totalFat: fat,
  }
}

/** Energy and macros of a meal in the shape of a day's totals. */
export function mealMacros(meal: Meal): Macros {
  return {
    calories: meal.totalCalories,
    protein: meal.totalProtein,
    carbs: meal.totalCarbs,
    fat: meal.totalFat,
  }
}
