import type { PlanRules } from '../../core/plan/planRules.js'
import { BOOK } from '../dishes/book.js'
import { fillFamily } from '../dishes/fillFamily.js'

/** Larger meals than usual make no week of a few foods: that nobody should eat. */
const LEAST_OWN_DINNERS = 3

/** Whether our own dishes can be cooked, or only plain plates of what is left. */
export function hasOwnDishes(rules: PlanRules): boolean {
  const foods = new Map(rules.allowedFoods.map((food) => [food.id, food]))
  const seasonings = new Map(rules.allowedSeasonings.map((food) => [food.id, food]))
  const cookable = BOOK.dinner.filter((family) => fillFamily(family, { foods, seasonings }, () => 0))
  return cookable.length >= LEAST_OWN_DINNERS
}
