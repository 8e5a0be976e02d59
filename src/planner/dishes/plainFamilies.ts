import type { Food } from '../../core/food/food.js'
import { type DishFamily, parseFamily } from './dishFamily.js'
import type { MealKind } from './mealKind.js'
import { PLAIN_DISHES } from './plainDishes.data.js'

type Foods = ReadonlyMap<string, Food>

/** The foods by their categories, in capitals, unlike the id of any food. */
function groupsOf(foods: Foods): Readonly<Record<string, string>> {
  const groups = new Map<string, string>()
  for (const { id, category } of foods.values()) {
    const group = category.toUpperCase()
    const others = groups.get(group)
    groups.set(group, others === undefined ? id : `${others}/${id}`)
  }
  return Object.fromEntries(groups)
}

/** Plain dishes of the foods of a kitchen, by their categories. */
export function plainFamilies(kind: MealKind, foods: Foods): DishFamily[] {
  const groups = groupsOf(foods)
  return PLAIN_DISHES[kind].map((row) => parseFamily(row, groups))
}

/** The plain dish with this id, of some foods; undefined if there is none. */
export function plainFamily(kind: MealKind, id: string, foods: Foods): DishFamily | undefined {
  const row = PLAIN_DISHES[kind].find((each) => each.startsWith(`${id} |`))
  return row === undefined ? undefined : parseFamily(row, groupsOf(foods))
}
