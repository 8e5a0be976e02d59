import { localDate } from '../core/plan/localDate.js'
import type { DeliveryDraft } from './deliveryDraft.js'
import { detailOf } from './notices.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { isGone, isUnanswered } from './refusals.js'
import { withoutSubscription } from './withoutSubscription.js'

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
      const { subscriptionId, eraseToken } = subscription
      const { actions } = get()
      actions.withdrawNotices('cancelling')
      try {
        await services.cancelSubscription(subscription)
      } catch (error) {
        actions.report(error)
        // A number or a code that is typed may be wrong.
        const isKnown = get().subscriptions.some(
          (known) => known.subscriptionId === subscriptionId && known.eraseToken === eraseToken,
        )
        if (!isKnown || !isGone(error)) {
          const isUnconfirmed = isUnanswered(error)
          actions.notify({
            code: 'subscription-kept',
            subscriptionId,
            detail: detailOf(error),
            isUnconfirmed,
          })
          return false
        }
      } finally {
        set({ cancelling: get().cancelling.filter((id) => id !== subscriptionId) })
      }
      const { unplaced, deliveryForm, deliveryDraft } = get()
      const today = localDate(now())
      set({
        ...withoutSubscription(get(), subscriptionId, today),
        // The address is erased here too. In an open form, the visitor may be writing another one.
        deliveryDraft: deliveryForm ? deliveryDraft : emptied(deliveryDraft),
      })
      actions.emit({ type: 'delivery_cancelled' })
      const mayBringOrder = unplaced.some(
        (order) => order.subscriptionId === subscriptionId && order.unansweredOn === today,
      )
      actions.notify({ code: 'subscription-cancelled', subscriptionId, mayBringOrder })
      return true
    },
  }
}
