import { type CartItem, cartItems } from '../../core/grocery/cartItems.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'

/**
 * What a service can deliver of the list as the visitor sees it, in the shop's units and at its prices. It leaves out own
 * items, what is at home, and foods that the catalogue does not sell. An order has the unticked lines.
 */
export function orderLines(plan: ShownPlan): readonly CartItem[] {
  const sold = new Set(plan.foods.map(({ id }) => id))
  const wanted = planGroceries(plan).items.filter(
    ({ foodId, kind, category }) =>
      kind === undefined && (sold.has(foodId) || category === 'From the cupboard'),
  )
  return cartItems(wanted, plan.foods)
}
