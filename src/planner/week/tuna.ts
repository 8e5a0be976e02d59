import type { Food } from '../../core/food/food.js'

/**
 * Grams of light tuna that a week holds at most: 12 oz, two or three servings of a "best choice" (FDA and EPA, "Advice
 * about Eating Fish").
 */
export const MOST_TUNA_G = 340
/** One can, so that three meals stay within the week's limit. */
export const MOST_TUNA_A_MEAL_G = 113

export function isTuna({ id }: Food): boolean {
  return id === 'tuna-canned'
}

/** Grams of tuna in a week. */
export function tunaG(gramsByFood: ReadonlyMap<Food, number>): number {
  let sum = 0
  for (const [food, grams] of gramsByFood) if (isTuna(food)) sum += grams
  return sum
}
