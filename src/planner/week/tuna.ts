import type { Food } from '../../core/food/food.js'

/**
 * Grams of light tuna that a week holds at most: 12 oz, two or three servings of a "best choice" (FDA and EPA, "Advice
 * about Eating Fish").
 */
export const MOST_TUNA_G = 340

export function isTuna({ id }: Food): boolean {
  return id === 'tuna-canned'
}
