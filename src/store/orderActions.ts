import { sumUsd } from '../core/grocery/tillSum.js'
import { localDate } from '../core/plan/localDate.js'
import type { UnplacedOrder } from '../core/state/savedState.js'
import { lastPlan } from './historyActions.js'
import { detailOf } from './notices.js'
import { MOST_ORDERS_KEPT, type OrderDay, orderContent, orderText, restOfOrder } from './orderContent.js'
import type { Order } from './plannerServices.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { hasRefused, isGone } from './refusals.js'
import { withoutSubscription } from './withoutSubscription.js'

/** Orders groceries under a subscription. */
export function orderActions(
  { get, set }: StateAccess,
  { services, newKey, now }: PlannerStoreOptions,
): Pick<PlannerActions, 'orderThisWeek'> {
  /** Takes note of an order before it is sent: the one of the same content again, or another one. */
  function begin(order: Order, day: OrderDay): UnplacedOrder {
    const { subscriptionId } = order.subscription
    const content = orderText(order, day)
    const known = get().unplaced.find((one) => one.content === content)
    const isSame = known && (known.offeredOn ?? day.date) === day.date
    const sent = isSame ? known : { subscriptionId, content, idempotencyKey: newKey() }
    const others = get().unplaced.filter((one) => one !== known)
    set({ unplaced: [...others, sent].slice(-MOST_ORDERS_KEPT) })
    return sent
  }

  /** Says what became of a sent order; null if it is placed. What the visitor has forgotten meanwhile stays so. */
  function settle({ idempotencyKey }: UnplacedOrder, change: Partial<UnplacedOrder> | null) {
    set({
      unplaced: get().unplaced.flatMap((one) =>
        one.idempotencyKey !== idempotencyKey ? one : change ? { ...one, ...change } : [],
      ),
    })
  }

  return {
    // What today's orders bring is not ordered again. On another day or for another week the same list is another order,
    // unless nobody knows what became of it.
    orderThisWeek: async (wanted) => {
      const { actions, ...state } = get()
      const { ordered } = state
      const { subscriptionId } = wanted.subscription
      actions.withdrawNotices('order', 'list')
      let sent: UnplacedOrder | undefined
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
        sent = begin(order, day)
        const outcome = await services.placeOrder(order, { idempotencyKey: sent.idempotencyKey })
        if ('checkoutUrl' in outcome) {
          // The key stays the same today, so that another press leads to the same page.
          settle(sent, { offeredOn: day.date, unansweredOn: undefined })
          set({ checkout: { order, url: outcome.checkoutUrl } })
          actions.emit({ type: 'checkout_offered' })
          return
        }
        settle(sent, null)
        const costUsd = sumUsd(order.items, ({ price }) => price)
        const placed = { ...orderContent(order), costUsd, ...day }
        set({ ordered: [...get().ordered, placed].slice(-MOST_ORDERS_KEPT) })
        actions.emit({ type: 'order_placed' })
        actions.notify({ code: 'order-placed', subscriptionId })
      } catch (error) {
        // What was refused cannot come.
        if (sent) settle(sent, hasRefused(error) ? null : { unansweredOn: localDate(now()) })
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
