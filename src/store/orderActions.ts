import { sumUsd } from '../core/grocery/tillSum.js'
import { localDate } from '../core/plan/localDate.js'
import { lastPlan } from './historyActions.js'
import { detailOf } from './notices.js'
import { MOST_ORDERS_KEPT, orderContent, restOfOrder } from './orderContent.js'
import type { Order } from './plannerServices.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

/** An order that is not placed yet. Another press for the same list sends it again under the same key. */
interface UnplacedOrder {
  readonly content: string
  readonly idempotencyKey: string
}

/** Orders groceries under a subscription. */
export function orderActions(
  { get, set }: StateAccess,
  { services, newKey, now }: PlannerStoreOptions,
): Pick<PlannerActions, 'orderThisWeek'> {
  let unplaced: UnplacedOrder | null = null

  function orderKey(order: Order, weekStart: string | undefined): string {
    const content = JSON.stringify([order, weekStart])
    unplaced = unplaced?.content === content ? unplaced : { content, idempotencyKey: newKey() }
    return unplaced.idempotencyKey
  }

  return {
    // What today's orders bring is not ordered again. The same list is another order on another day or for another week.
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
        const outcome = await services.placeOrder(order, { idempotencyKey: orderKey(order, weekStart) })
        if ('checkoutUrl' in outcome) {
          // The key stays the same, so that another press leads to the same page.
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
        actions.report(error)
        actions.emit({ type: 'order_failed' })
        actions.notify({ code: 'order-failed', subscriptionId, detail: detailOf(error) })
      } finally {
        set({ ordering: null })
      }
    },
  }
}
