import { type CartItem, cartItems } from '../../core/grocery/cartItems.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'

/**
 * The items of an order: the unticked lines of the list as the visitor sees it, in the shop's units and at its prices. It
 * leaves out own items, what is at home, and foods that the catalogue does not sell.
 */
export function orderItems(plan: ShownPlan): readonly CartItem[] {
  const sold = new Set(plan.foods.map(({ id }) => id))
  const wanted = planGroceries(plan).items.filter(
    ({ foodId, kind, category }) =>
      kind === undefined &&
      !plan.tickedFoodIds.includes(foodId) &&
      (sold.has(foodId) || category === 'From the cupboard'),
  )
  return cartItems(wanted, plan.foods)
}
