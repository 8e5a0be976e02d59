import { detailOf } from './notices.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

/** Cancels subscriptions: one of this visit, or an earlier one by its number and code. */
export function cancellationActions(
  { get, set }: StateAccess,
  { services }: PlannerStoreOptions,
): Pick<PlannerActions, 'cancelSubscription'> {
  return {
    cancelSubscription: async (subscription) => {
      const { subscriptionId } = subscription
      const { cancelling, actions } = get()
      const isOther = (other: { readonly subscriptionId: string }) => other.subscriptionId !== subscriptionId
      if (cancelling.includes(subscriptionId)) return false
      actions.withdrawNotices('cancelling')
      set({ cancelling: [...cancelling, subscriptionId] })
      try {
        await services.cancelSubscription(subscription)
        set({
          subscriptions: get().subscriptions.filter(isOther),
          ordered: get().ordered.filter(isOther),
        })
        actions.emit({ type: 'delivery_cancelled' })
        actions.notify({ code: 'subscription-cancelled', subscriptionId })
        return true
      } catch (error) {
        actions.report(error)
        actions.notify({ code: 'subscription-kept', subscriptionId, detail: detailOf(error) })
        return false
      } finally {
        set({ cancelling: get().cancelling.filter((id) => id !== subscriptionId) })
      }
    },
  }
}
