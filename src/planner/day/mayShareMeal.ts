import type { Food } from '../../core/food/food.js'
import { mixesMeatAndDairy } from '../../core/food/foodsFor.js'

/** Whether two foods clash. The planner asks about the same pairs thousands of times a week, so answers are cached. */
const clashes = new WeakMap<Food, WeakMap<Food, boolean>>()

function clash(one: Food, other: Food): boolean {
  const known = clashes.get(one) ?? new WeakMap<Food, boolean>()
  clashes.set(one, known)
  const answer = known.get(other) ?? mixesMeatAndDairy([one, other])
  known.set(other, answer)
  return answer
}

/** Whether foods may share a meal under the visitor's diet. */
export function mayShareMeal(foods: readonly Food[], isKosher: boolean): boolean {
  return !isKosher || !foods.some((one, index) => foods.some((other, at) => at < index && clash(one, other)))
}
