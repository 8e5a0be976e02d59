import type { PlacedOrder, SavedState, UnplacedOrder } from '../core/state/savedState.js'
import { keptForm } from '../store/keptState.js'
import { subscriptionOf } from '../store/notices.js'
import { MOST_ORDERS_KEPT } from '../store/orderContent.js'
import type { Subscription } from '../store/plannerServices.js'
import type { PlannerState } from '../store/plannerState.js'

/** A list with what another tab has added to it and taken from it; the same one if that is nothing. */
function merged<One>(
  here: readonly One[],
  before: readonly One[],
  there: readonly One[],
  idOf: (one: One) => string,
): readonly One[] {
  const has = (list: readonly One[]) => {
    const ids = new Set(list.map(idOf))
    return (one: One) => ids.has(idOf(one))
  }
  const isHere = has(here)
  const wasBefore = has(before)
  const isThere = has(there)
  const all = [
    ...here.filter((one) => isThere(one) || !wasBefore(one)),
    ...there.filter((one) => !isHere(one) && !wasBefore(one)),
  ]
  return all.length === here.length && all.every((one, index) => one === here[index]) ? here : all
}

const latestOrders = <One>(orders: readonly One[]): readonly One[] =>
  orders.length > MOST_ORDERS_KEPT ? orders.slice(-MOST_ORDERS_KEPT) : orders

const orderId = ({ subscriptionId, date, weekStart, items }: PlacedOrder) =>
  JSON.stringify([
    subscriptionId,
    date,
    weekStart,
    items.map(({ foodId, quantity, unit }) => [foodId, quantity, unit]),
  ])

const keyOf = ({ idempotencyKey }: UnplacedOrder) => idempotencyKey

/** Orders with what became of them in another tab. */
function withOutcomes(
  here: readonly UnplacedOrder[],
  before: readonly UnplacedOrder[],
  there: readonly UnplacedOrder[],
): readonly UnplacedOrder[] {
  const find = (orders: readonly UnplacedOrder[], order: UnplacedOrder) =>
    orders.find((one) => one.idempotencyKey === order.idempotencyKey)
  const changed = there.filter((one) => JSON.stringify(one) !== JSON.stringify(find(before, one)))
  return here.some((one) => find(changed, one)) ? here.map((one) => find(changed, one) ?? one) : here
}

/**
 * The subscriptions and orders of a widget with those that another tab has kept, whose cancel codes exist nowhere else, and
 * the key of its form that has no answer; without what was said of a subscription that ended there.
 * @param there what the other tab has kept
 * @param before what was kept when this widget last knew; null if that is not known
 */
export function withMissed(
  { subscriptions, ordered, unplaced, awaitedForm, notices }: PlannerState,
  there: SavedState,
  before: SavedState | null,
): Partial<PlannerState> {
  const keyBefore = before?.awaitedKey
  const isOtherKey = there.awaitedKey !== keyBefore && awaitedForm?.idempotencyKey === keyBefore
  const elsewhere = keptForm(there.awaitedKey)
  const idOf = ({ subscriptionId }: Subscription) => subscriptionId
  const active = merged(subscriptions, before?.subscriptions ?? [], there.subscriptions, idOf)
  const ended = subscriptions.filter((one) => !active.includes(one)).map(idOf)
  return {
    awaitedForm: isOtherKey ? elsewhere && { ...elsewhere, isElsewhere: true } : awaitedForm,
    subscriptions: active,
    notices: notices.filter((notice) => !ended.includes(subscriptionOf(notice) ?? '')),
    ordered: latestOrders(merged(ordered, before?.ordered ?? [], there.ordered ?? [], orderId)),
    unplaced: latestOrders(
      withOutcomes(
        merged(unplaced, before?.unplaced ?? [], there.unplaced ?? [], keyOf),
        before?.unplaced ?? [],
        there.unplaced ?? [],
      ),
    ),
  }
}
