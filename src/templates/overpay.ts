import type { Food } from '../core/food/food.js'
import type { Basket } from './basket.js'

/**
 * What energy and protein cost where they are cheapest (oil and flour; beans and wheat gluten), US dollars. The same
 * numbers are about the shadow prices of the cheapest possible diet, so what a food costs above them is what it adds
 * to a bill that cannot be had for less.
 */
const USD_PER_KCAL = 0.0004
const USD_PER_PROTEIN_G = 0.0125

/** US dollars that `grams` of a food add to the week's bill above what their energy and protein need cost. */
export function overpayUsd(food: Food, grams: number, basket: Basket): number {
  const servings = grams / food.servingSize
  const worth = servings * (food.calories * USD_PER_KCAL + food.protein * USD_PER_PROTEIN_G)
  return basket.extraUsd(food, grams) - worth
}
