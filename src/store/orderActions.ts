import { detailOf } from './notices.js'
import type { PlannerActions, ShownPlan, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

/** An order that has not succeeded yet. Another press for the same week sends it again under the same key. */
interface UnplacedOrder {
  readonly plan: ShownPlan | null
  readonly subscriptionId: string
  readonly idempotencyKey: string
}

/** Ordering the week on show under a subscription. */
export function orderActions(
  { get, set }: StateAccess,
  { services, newKey }: PlannerStoreOptions,
): Pick<PlannerActions, 'orderThisWeek'> {
  let unplaced: UnplacedOrder | null = null

  function orderKey(subscriptionId: string): string {
    const { phase } = get()
    const plan = phase.name === 'plan' ? phase.plan : null
    const isSame = unplaced?.plan === plan && unplaced.subscriptionId === subscriptionId
    const order = unplaced && isSame ? unplaced : { plan, subscriptionId, idempotencyKey: newKey() }
    unplaced = order
    return order.idempotencyKey
  }

  return {
    orderThisWeek: async (subscriptionId) => {
      const { ordering, actions } = get()
      if (ordering !== null) return
      actions.withdrawNotices('order')
      set({ ordering: subscriptionId })
      try {
        await services.placeOrder(subscriptionId, { idempotencyKey: orderKey(subscriptionId) })
        unplaced = null
        actions.emit({ type: 'order_placed' })
        actions.notify({ code: 'order-placed' })
      } catch (error) {
        actions.emit({ type: 'order_failed' })
        actions.notify({ code: 'order-failed', detail: detailOf(error) })
      } finally {
        set({ ordering: null })
      }
    },
  }
}
