import type { Food } from '../../core/food/food.js'
import { macrosOf } from '../../core/nutrition/macros.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { DayGoal } from '../day/servings.js'

/**
 * A meal eaten out, in the form that the solver takes: a plate with its share of the day's targets, so that the planned
 * meals are solved for the rest. No plan holds it.
 * @param share of the day's targets
 */
export function eatenOutItem(share: number, { targets, produceG }: DayGoal): MealItem[] {
  if (share <= 0) return []
  const grams = Math.max(1, produceG) * share
  const food: Food = {
    id: 'eaten-out',
    name: 'Eaten out',
    category: 'vegetable',
    ...macrosOf((nutrient) => targets[nutrient] * share),
    fiber: 0,
    servingSize: grams,
    servingDescription: '',
    contains: [],
    animalSource: 'none',
    portion: { minG: grams, maxG: grams, stepG: grams },
    pack: { unit: 'plate', edibleG: grams, priceUsd: 0, keeps: true, priceSource: 'shop' },
  }
  return [toMealItem(food, grams)]
}
