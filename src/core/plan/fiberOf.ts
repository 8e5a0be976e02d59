import type { Meal } from './weekPlan.js'

/** The fiber of some meals in grams. Among the specification's entities, only foods have fiber. */
export function fiberOf(meals: readonly Meal[]): number {
  return meals
    .flatMap(({ items }) => items)
    .reduce((sum, { food, quantity }) => sum + (food.fiber * quantity) / food.servingSize, 0)
}
