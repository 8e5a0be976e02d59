import { isSeasoning } from '../../core/food/isSeasoning.js'
import type { Meal, MealItem } from '../../core/plan/weekPlan.js'
import type { DishFamily } from '../dishes/dishFamily.js'
import { matchFamily } from '../dishes/matchFamily.js'
import type { Method } from '../dishes/methods.js'
import { findFamily } from './findFamily.js'
import { methodFor } from './methodFor.js'

/** The dish of the book for a meal, with the items that are its sides. */
export function dishOf({
  dishId,
  type,
  items,
}: Meal): { family: DishFamily; sides: readonly MealItem[] } | undefined {
  const family = dishId === undefined ? undefined : findFamily(dishId, type)
  const match =
    family &&
    matchFamily(
      family,
      items.filter(({ food }) => !isSeasoning(food)),
    )
  return match && { family, sides: match.rest }
}

/** How a meal is cooked. */
export const methodOf = (meal: Meal, dish = dishOf(meal)): Method => dish?.family.method ?? methodFor(meal)
