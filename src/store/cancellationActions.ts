import { localDate } from '../core/plan/localDate.js'
import type { DeliveryDraft } from './deliveryDraft.js'
import { detailOf, type Notice } from './notices.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

/** The form without its answers. The empty form of the first load would become a file of its own if it were used here. */
const emptied = (draft: DeliveryDraft): DeliveryDraft => ({
  ...draft,
  ...Object.fromEntries(Object.keys(draft).map((field) => [field, ''])),
})

/** Cancels subscriptions: one of this visit, or an earlier one by its number and code. */
export function cancellationActions(
  { get, set }: StateAccess,
  { services, now }: PlannerStoreOptions,
): Pick<PlannerActions, 'cancelSubscription'> {
  return {
    cancelSubscription: async (subscription) => {
      const { subscriptionId } = subscription
      const { actions } = get()
      const isOther = (other: { readonly subscriptionId: string } | Notice) =>
        !('subscriptionId' in other) || other.subscriptionId !== subscriptionId
      actions.withdrawNotices('cancelling')
      try {
        await services.cancelSubscription(subscription)
        const { subscriptions, ordered, unconfirmed, notices, deliveryForm, deliveryDraft } = get()
        const today = localDate(now())
        set({
          subscriptions: subscriptions.filter(isOther),
          // What was ordered today may still come.
          ordered: ordered.filter((order) => isOther(order) || order.date === today),
          notices: notices.filter(isOther),
          // The address is erased here too. In an open form, the visitor may be writing another one.
          deliveryDraft: deliveryForm ? deliveryDraft : emptied(deliveryDraft),
        })
        actions.emit({ type: 'delivery_cancelled' })
        const mayBringOrder = unconfirmed && !isOther(unconfirmed) && unconfirmed.date === today
        actions.notify({ code: 'subscription-cancelled', subscriptionId, mayBringOrder })
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
