import type { CartItem } from '../core/grocery/cartItems.js'
import { roundUsd } from '../core/money.js'
import type { OrderContent, PlacedOrder } from '../core/state/savedState.js'
import type { Order, Subscription } from './plannerServices.js'

/** What an order asks for: who orders how much of what. Prices and names are the shop's. */
export function orderContent({ subscription: { subscriptionId }, items }: Order): OrderContent {
  return { subscriptionId, items: items.map(({ foodId, quantity, unit }) => ({ foodId, quantity, unit })) }
}

/** How many items of the list these lines are. A food in packs of two sizes is one. */
export const foodCount = (lines: readonly Pick<CartItem, 'foodId'>[]): number =>
  new Set(lines.map(({ foodId }) => foodId)).size

/** How many orders are kept. */
export const MOST_ORDERS_KEPT = 10

/** When an order is placed, and the first day of the week that it is for; both `YYYY-MM-DD`. */
export type OrderDay = Pick<PlacedOrder, 'date' | 'weekStart'>

/** The orders that were placed on a day for a week under a subscription. One that names no week counts for each. */
export const placedOn = (
  { date, weekStart }: OrderDay,
  { subscriptionId }: Pick<Subscription, 'subscriptionId'>,
  placed: readonly PlacedOrder[],
): readonly PlacedOrder[] =>
  placed.filter(
    (one) =>
      one.date === date &&
      one.subscriptionId === subscriptionId &&
      (one.weekStart ?? weekStart) === weekStart,
  )

/**
 * What of an order is not in those that were placed on a day for its week under its subscription: the rest of each line,
 * with its share of the price.
 */
export function restOfOrder(order: Order, placed: readonly PlacedOrder[], day: OrderDay): Order {
  const { subscription, items } = order
  const brought = placedOn(day, subscription, placed).flatMap((one) => one.items)
  const rest = items.flatMap((item) => {
    const { foodId, unit, quantity, price } = item
    const left = brought
      .filter((line) => line.foodId === foodId && line.unit === unit)
      .reduce((sum, line) => sum - line.quantity, quantity)
    if (left === quantity) return item
    return left > 0 ? { ...item, quantity: left, price: roundUsd((price * left) / quantity) } : []
  })
  return { subscription, items: rest }
}

const amounts = ({ subscription, items }: Order) => JSON.stringify([subscription.subscriptionId, items])

/** What tells two orders apart: who orders how much of what, and for which week. */
export const orderText = (order: Order, { weekStart }: OrderDay): string =>
  JSON.stringify([orderContent(order), weekStart])

/** Whether two orders have the same groceries and the same subscription. */
export const isSameOrder = (one: Order, other: Order): boolean => amounts(one) === amounts(other)
