import type { Food } from '../../core/food/food.js'
import { type DishFamily, parseFamily } from './dishFamily.js'
import type { MealKind } from './mealKind.js'
import { PLAIN_DISHES } from './plainDishes.data.js'

/** Plain dishes of the foods of a kitchen, by their categories. Categories are in capitals, unlike the id of any food. */
export function plainFamilies(kind: MealKind, foods: ReadonlyMap<string, Food>): DishFamily[] {
  const groups = new Map<string, string>()
  for (const { id, category } of foods.values()) {
    const group = category.toUpperCase()
    const others = groups.get(group)
    groups.set(group, others === undefined ? id : `${others}/${id}`)
  }
  return PLAIN_DISHES[kind].map((row) => parseFamily(row, Object.fromEntries(groups)))
}
