import type { Food } from '../../core/food/food.js'
import { type DishFamily, parseFamily } from './dishFamily.js'
import type { MealKind } from './mealKind.js'
import { LAST_RESORT, PLAIN_DISHES } from './plainDishes.data.js'

/** Dishes of the foods of a kitchen, by their categories. */
interface PlainFamilies {
  readonly dishes: readonly DishFamily[]
  /** One food alone, for a meal that would be empty otherwise. */
  readonly lastResort: DishFamily
}

/** Plain dishes of the foods of a kitchen. Categories are in capitals, unlike the id of any food. */
export function plainFamilies(kind: MealKind, foods: ReadonlyMap<string, Food>): PlainFamilies {
  const groups = new Map<string, string>()
  for (const { id, category } of foods.values()) {
    const group = category.toUpperCase()
    const others = groups.get(group)
    groups.set(group, others === undefined ? id : `${others}/${id}`)
  }
  const parse = (row: string) => parseFamily(row, Object.fromEntries(groups))
  return { dishes: PLAIN_DISHES[kind].map(parse), lastResort: parse(LAST_RESORT) }
}
