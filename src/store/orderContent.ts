import type { OrderContent } from '../core/state/savedState.js'
import type { Order } from './plannerServices.js'

/** What an order asks for: who orders how much of what. Prices and names are the shop's. */
export function orderContent({ subscription: { subscriptionId }, items }: Order): OrderContent {
  return { subscriptionId, items: items.map(({ foodId, quantity, unit }) => ({ foodId, quantity, unit })) }
}

const amounts = ({ subscriptionId, items }: OrderContent) =>
  JSON.stringify([subscriptionId, items.map(({ foodId, quantity, unit }) => [foodId, quantity, unit])])

/** Whether two orders ask for the same groceries under the same subscription. */
export const isSameOrder = (one: OrderContent, other: OrderContent): boolean =>
  amounts(one) === amounts(other)
