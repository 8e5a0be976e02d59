import { sumUsd } from '../core/grocery/tillSum.js'
import { localDate } from '../core/plan/localDate.js'
import { lastPlan } from './historyActions.js'
import { detailOf } from './notices.js'
import { MOST_ORDERS_KEPT, type OrderDay, orderContent, restOfOrder } from './orderContent.js'
import type { Order } from './plannerServices.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { hasRefused, isGone } from './refusals.js'
import { withoutSubscription } from './withoutSubscription.js'

/** An order that is not placed yet. Another press for the same list sends it again under the same key. */
interface UnplacedOrder {
  readonly content: string
  readonly idempotencyKey: string
  /** The day on which a shop's page was offered for it. On another day, that page may have ended or been paid. */
  readonly offeredOn?: string
}

/** Orders groceries under a subscription. */
export function orderActions(
  { get, set }: StateAccess,
  { services, newKey, now }: PlannerStoreOptions,
): Pick<PlannerActions, 'orderThisWeek'> {
  let unplaced: UnplacedOrder | null = null

  function sameOrNew(order: Order, { date, weekStart }: OrderDay): UnplacedOrder {
    const content = JSON.stringify([order, weekStart])
    const { offeredOn = date } = unplaced ?? {}
    return unplaced?.content === content && offeredOn === date
      ? unplaced
      : { content, idempotencyKey: newKey() }
  }

  return {
    // What today's orders bring is not ordered again. On another day or for another week the same list is another order,
    // unless nobody knows what became of it.
    orderThisWeek: async (wanted) => {
      const { actions, ...state } = get()
      const { ordered } = state
      const { subscriptionId } = wanted.subscription
      actions.withdrawNotices('order', 'list')
      try {
        const weekStart = lastPlan(state)?.week.startDate
        // Before the call, whose answer may come after midnight.
        const day = { date: localDate(now()), weekStart }
        const order = restOfOrder(wanted, ordered, day)
        if (order.items.length === 0) {
          actions.notify({
            code: wanted.items.length === 0 ? 'order-empty' : 'order-repeated',
            subscriptionId,
          })
          return
        }
        set({ checkout: null })
        unplaced = sameOrNew(order, day)
        const { idempotencyKey } = unplaced
        const outcome = await services.placeOrder(order, { idempotencyKey })
        if (get().unconfirmed?.key === idempotencyKey) set({ unconfirmed: undefined })
        if ('checkoutUrl' in outcome) {
          // The key stays the same today, so that another press leads to the same page.
          unplaced = { ...unplaced, offeredOn: day.date }
          set({ checkout: { order, url: outcome.checkoutUrl } })
          actions.emit({ type: 'checkout_offered' })
          return
        }
        unplaced = null
        const costUsd = sumUsd(order.items, ({ price }) => price)
        const placed = { ...orderContent(order), costUsd, ...day }
        set({ ordered: [...get().ordered, placed].slice(-MOST_ORDERS_KEPT) })
        actions.emit({ type: 'order_placed' })
        actions.notify({ code: 'order-placed', subscriptionId })
      } catch (error) {
        if (unplaced && !hasRefused(error))
          set({ unconfirmed: { subscriptionId, date: localDate(now()), key: unplaced.idempotencyKey } })
        actions.report(error)
        actions.emit({ type: 'order_failed' })
        const isOver = isGone(error)
        if (isOver) set(withoutSubscription(get(), subscriptionId, localDate(now())))
        actions.notify({ code: 'order-failed', subscriptionId, detail: detailOf(error), isOver })
      } finally {
        set({ ordering: null })
      }
    },
  }
}
