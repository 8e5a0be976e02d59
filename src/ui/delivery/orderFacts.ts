import { deliveryEstimate } from '../../core/delivery/pricing.js'
import { sumUsd } from '../../core/grocery/tillSum.js'
import type { PlacedOrder } from '../../core/state/savedState.js'
import { foodCount } from '../../store/orderContent.js'
import type { Format } from '../format.js'

/** What orders cost with the service fee, in US dollars; null if that is not known of one of them. */
function costOf(orders: readonly PlacedOrder[]): number | null {
  const costs = orders.flatMap(({ costUsd }) =>
    costUsd === undefined ? [] : deliveryEstimate(costUsd).weekly,
  )
  return costs.length < orders.length ? null : sumUsd(costs, (cost) => cost)
}

/**
 * What to say of the orders of a day: how many items, the day, the cost, which is empty if it is not known, and how many
 * orders. Each brings its own items, so a food of two orders counts twice, as in the cost.
 */
export function orderFacts(
  orders: readonly PlacedOrder[],
  date: string,
  { longDate, money }: Format,
): readonly [count: number, date: string, total: string, orders: number] {
  const cost = costOf(orders)
  const count = orders.reduce((sum, { items }) => sum + foodCount(items), 0)
  return [count, longDate(date), cost === null ? '' : money(cost), orders.length]
}
