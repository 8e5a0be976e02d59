import type { Food } from '../../core/food/food.js'
import { BOOK } from '../dishes/book.js'
import type { Dish } from '../dishes/dish.js'
import { fillFamily, type Kitchen } from '../dishes/fillFamily.js'
import type { MealKind } from '../dishes/mealKind.js'

/** Our own dish with this name and exactly these foods, if there is one. */
export function recogniseDish(
  name: string,
  foods: readonly Food[],
  kind: MealKind,
  seasonings: Kitchen['seasonings'],
): Dish | undefined {
  const kitchen = { foods: new Map(foods.map((food) => [food.id, food])), seasonings }
  for (const family of BOOK[kind]) {
    if (family.ingredients.length < foods.length) continue
    const dish = fillFamily(family, kitchen, () => 0)
    if (dish?.name === name && dish.ingredients.length === foods.length) return dish
  }
  return undefined
}
