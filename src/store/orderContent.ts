import { toCents, toUsd } from '../core/money.js'
import type { OrderContent, PlacedOrder } from '../core/state/savedState.js'
import type { Order, Subscription } from './plannerServices.js'

/** What an order asks for: who orders how much of what. Prices and names are the shop's. */
export function orderContent({ subscription: { subscriptionId }, items }: Order): OrderContent {
  return { subscriptionId, items: items.map(({ foodId, quantity, unit }) => ({ foodId, quantity, unit })) }
}

/** How many orders are kept. */
export const MOST_ORDERS_KEPT = 10

/**
 * The orders that were placed on a day under a subscription.
 * @param date `YYYY-MM-DD`
 */
export const placedOn = (
  date: string,
  { subscriptionId }: Pick<Subscription, 'subscriptionId'>,
  placed: readonly PlacedOrder[],
): readonly PlacedOrder[] =>
  placed.filter((one) => one.date === date && one.subscriptionId === subscriptionId)

/**
 * What of an order is not in those that were placed on a day under its subscription: the rest of each line, with its share
 * of the price.
 * @param date `YYYY-MM-DD`
 */
export function restOfOrder(order: Order, placed: readonly PlacedOrder[], date: string): Order {
  const { subscription, items } = order
  const brought = placedOn(date, subscription, placed).flatMap((one) => one.items)
  const rest = items.flatMap((item) => {
    const { foodId, unit, quantity, price } = item
    const left = brought
      .filter((line) => line.foodId === foodId && line.unit === unit)
      .reduce((sum, line) => sum - line.quantity, quantity)
    if (left === quantity) return item
    return left > 0 ? { ...item, quantity: left, price: toUsd(toCents((price * left) / quantity)) } : []
  })
  return { subscription, items: rest }
}

const amounts = ({ subscription, items }: Order) => JSON.stringify([subscription.subscriptionId, items])

/** Whether two orders have the same groceries and the same subscription. */
export const isSameOrder = (one: Order, other: Order): boolean => amounts(one) === amounts(other)
