import type { PlanRules } from '../../core/plan/planRules.js'
import { BOOK } from '../dishes/book.js'
import { fillFamily } from '../dishes/fillFamily.js'

const LEAST_OWN_DINNERS = 3

/** Whether our own dishes can be cooked, or only plain plates of the remaining foods. */
export function hasOwnDishes(rules: PlanRules): boolean {
  const foods = new Map(rules.allowedFoods.map((food) => [food.id, food]))
  const seasonings = new Map(rules.allowedSeasonings.map((food) => [food.id, food]))
  const cookable = BOOK.dinner.filter((family) => fillFamily(family, { foods, seasonings }, () => 0))
  return cookable.length >= LEAST_OWN_DINNERS
}
