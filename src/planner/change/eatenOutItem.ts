import type { Food } from '../../core/food/food.js'
import { type Macros, macrosOf } from '../../core/nutrition/macros.js'
import { toMealItem } from '../../core/plan/toMeal.js'
import type { MealItem } from '../../core/plan/weekPlan.js'
import type { DayGoal } from '../day/servings.js'

/**
 * The meals eaten out on a day, in the form that the solver takes: a plate with their shares of the day's targets, so that
 * the planned meals are solved for the rest. No plan holds it.
 * @param planned the shares of the day's targets that are left to planned meals
 */
export function eatenOutItem(planned: Macros, { targets, produceG }: DayGoal): MealItem[] {
  const share = 1 - planned.calories
  if (share <= 0) return []
  const grams = Math.max(1, produceG) * share
  const food: Food = {
    id: 'eaten-out',
    name: 'Eaten out',
    category: 'vegetable',
    ...macrosOf((nutrient) => targets[nutrient] * (1 - planned[nutrient])),
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
