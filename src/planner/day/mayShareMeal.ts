import type { Food } from '../../core/food/food.js'
import { mixesMeatAndDairy } from '../../core/food/foodsFor.js'
import { perObject } from '../../core/perObject.js'

/** Whether a food clashes with another. */
const clashWith = perObject((one: Food) => perObject((other: Food) => mixesMeatAndDairy([one, other])))

/** Whether foods may share a meal under the visitor's diet. */
export function mayShareMeal(foods: readonly Food[], isKosher: boolean): boolean {
  return (
    !isKosher || !foods.some((one, index) => foods.some((other, at) => at < index && clashWith(one)(other)))
  )
}
