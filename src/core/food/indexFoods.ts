import type { Food } from './food.js'

/** Finds foods by id. Later rows win, so that a shop's row can replace a built-in one. */
export function indexFoods(foods: readonly Food[]): ReadonlyMap<string, Food> {
  return new Map(foods.map((food) => [food.id, food]))
}
