import { householdMeasure } from '../food/householdMeasure.js'
import { isSeasoning } from '../food/isSeasoning.js'
import type { Format } from '../format.js'
import type { CoreWords } from '../words.js'
import type { MealItem } from './weekPlan.js'

/**
 * How much of a food a meal holds: `3.5 oz · 2 large eggs · 100 g`. A spoon of a seasoning is 0.0 oz, so seasonings have
 * no ounces: `1/4 tsp · 1.5 g`. In metric units grams come first: `100 g · 2 large eggs`.
 */
export function amountText(
  { food, quantity }: MealItem,
  words: CoreWords,
  { units, ounces, grams, smallGrams }: Format,
): string {
  const measure = householdMeasure(food, quantity, words, units) ?? ''
  const amounts = isSeasoning(food)
    ? [measure, smallGrams(quantity)]
    : units === 'metric'
      ? [grams(quantity), measure]
      : [ounces(quantity), measure, grams(quantity)]
  return amounts.filter(Boolean).join(' · ')
}
