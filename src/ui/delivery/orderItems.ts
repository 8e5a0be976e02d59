import { type CartItem, cartItems } from '../../core/grocery/cartItems.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'

/**
 * What an order of a plan holds: the unticked items of the full list, in the shop's units. Seasonings stay out, as they
 * do of a cart, and so does what the catalogue does not sell.
 */
export function orderItems(plan: ShownPlan): readonly CartItem[] {
  const sold = new Set(plan.foods.map(({ id }) => id))
  const wanted = planGroceries(plan).fullItems.filter(
    ({ foodId, category }) =>
      !plan.tickedFoodIds.includes(foodId) && category !== 'From the cupboard' && sold.has(foodId),
  )
  return cartItems(wanted, plan.foods)
}
