import type { OrderContent } from '../core/state/savedState.js'
import type { Order } from './plannerServices.js'

/** What an order asks for: who orders how much of what. Prices and names are the shop's. */
export function orderContent({ subscription: { subscriptionId }, items }: Order): OrderContent {
  return { subscriptionId, items: items.map(({ foodId, quantity, unit }) => ({ foodId, quantity, unit })) }
}

/** Whether an order brings all that another one asks for, under the same subscription. */
export function covers(order: OrderContent, { subscriptionId, items }: OrderContent): boolean {
  return (
    order.subscriptionId === subscriptionId &&
    items.every(({ foodId, quantity, unit }) =>
      order.items.some(
        (other) => other.foodId === foodId && other.unit === unit && other.quantity >= quantity,
      ),
    )
  )
}

/** Whether two orders ask for the same groceries under the same subscription. */
export const isSameOrder = (one: OrderContent, other: OrderContent): boolean =>
  covers(one, other) && covers(other, one)
