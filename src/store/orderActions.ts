import { detailOf } from './notices.js'
import type { PlannerActions, ShownPlan, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

/** Ordering the week on show under the active subscription. */
export function orderActions(
  { get, set }: StateAccess,
  { services, newKey }: PlannerStoreOptions,
): Pick<PlannerActions, 'orderThisWeek'> {
  /** The order that has not succeeded yet. Another press for the same week sends it again under the same key. */
  let unplaced: { readonly plan: ShownPlan | null; readonly idempotencyKey: string } | null = null

  function orderKey(): string {
    const { phase } = get()
    const plan = phase.name === 'plan' ? phase.plan : null
    if (unplaced?.plan !== plan) unplaced = { plan, idempotencyKey: newKey() }
    return unplaced.idempotencyKey
  }

  return {
    orderThisWeek: async () => {
      const { subscription, isOrdering, actions } = get()
      if (!subscription || isOrdering) return
      set({ isOrdering: true })
      try {
        await services.placeOrder(subscription.subscriptionId, { idempotencyKey: orderKey() })
        unplaced = null
        actions.emit({ type: 'order_placed' })
        actions.notify({ code: 'order-placed' })
      } catch (error) {
        actions.emit({ type: 'order_failed' })
        actions.notify({ code: 'order-failed', detail: detailOf(error) })
      } finally {
        set({ isOrdering: false })
      }
    },
  }
}
