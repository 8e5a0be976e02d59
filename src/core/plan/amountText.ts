import { householdMeasure } from '../food/householdMeasure.js'
import { isSeasoning } from '../food/isSeasoning.js'
import type { Format } from '../format.js'
import type { CoreWords } from '../words.js'
import type { MealItem } from './weekPlan.js'

/**
 * How much of a food a meal holds: `3.5 oz · 2 large eggs · 100 g`. A spoon of a seasoning is 0.0 oz, so seasonings have
 * no ounces: `1/4 tsp · 1.5 g`.
 */
export function amountText(
  { food, quantity }: MealItem,
  words: CoreWords,
  { ounces, grams, smallGrams }: Format,
): string {
  const measure = householdMeasure(food, quantity, words) ?? ''
  const amounts = isSeasoning(food)
    ? [measure, smallGrams(quantity)]
    : [ounces(quantity), measure, grams(quantity)]
  return amounts.filter(Boolean).join(' · ')
}
