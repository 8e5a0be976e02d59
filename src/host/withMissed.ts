import type { PlacedOrder, SavedState } from '../core/state/savedState.js'
import { MOST_ORDERS_KEPT } from '../store/orderContent.js'
import type { PlannerState } from '../store/plannerState.js'
import { parseSavedState, type RecordChange } from './keepRecord.js'

/** A list with what another tab has added to it and taken from it. */
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
  return [
    ...here.filter((one) => isThere(one) || !wasBefore(one)),
    ...there.filter((one) => !isHere(one) && !wasBefore(one)),
  ]
}

const orderId = ({ subscriptionId, date, items }: PlacedOrder) =>
  JSON.stringify([subscriptionId, date, items.map(({ foodId, quantity, unit }) => [foodId, quantity, unit])])

const read = (text: string | null): SavedState | null =>
  text === null ? null : parseSavedState(() => JSON.parse(text))

/**
 * The subscriptions and orders of a widget that will write over what another tab has kept: with those of that tab, whose
 * cancel codes exist nowhere else.
 */
export function withMissed(
  { subscriptions, ordered }: PlannerState,
  { newValue, oldValue }: RecordChange,
): Partial<PlannerState> {
  const there = read(newValue)
  if (!there) return {}
  const before = read(oldValue)
  return {
    subscriptions: merged(
      subscriptions,
      before?.subscriptions ?? [],
      there.subscriptions,
      ({ subscriptionId }) => subscriptionId,
    ),
    ordered: merged(ordered, before?.ordered ?? [], there.ordered ?? [], orderId).slice(-MOST_ORDERS_KEPT),
  }
}
