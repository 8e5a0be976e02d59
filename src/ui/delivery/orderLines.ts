import { type CartItem, cartItems } from '../../core/grocery/cartItems.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { deliveredItems } from '../../store/selectors.js'

/**
 * What a service can deliver of the list as the visitor sees it, in the shop's units and at its prices. An order has the
 * unticked lines.
 */
export const orderLines = (plan: ShownPlan): readonly CartItem[] =>
  cartItems(deliveredItems(plan), plan.foods)
