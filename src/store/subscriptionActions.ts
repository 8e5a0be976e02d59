import { detailOf } from './notices.js'
import type { StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import type { LoadedPurchases } from './purchases.js'

/** From this status on the server failed, or one before it, and may have subscribed nevertheless. */
const FIRST_FAULT_STATUS = 500

/**
 * The API client's `RefusalError`, recognised by its shape, because a host with the script tag cannot import the class.
 */
interface Refusal extends Error {
  readonly status: number
  readonly fieldErrors: Readonly<Record<string, string>>
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'fieldErrors' in error && error.fieldErrors instanceof Object

/** Such a form is sent again under the same key, so that it subscribes once in any case. */
const mayHaveSubscribed = (error: unknown) => !isRefusal(error) || error.status >= FIRST_FAULT_STATUS

/** Makes a subscription. After a failure the form stays open with all typed text. */
export function subscriptionActions(
  { get, set }: StateAccess,
  { services, newKey, onSubscribed }: PlannerStoreOptions,
): Pick<LoadedPurchases, 'subscribe'> {
  return {
    subscribe: async (info, { idempotencyKey }) => {
      const { actions } = get()
      actions.withdrawNotices('subscribing')
      try {
        const subscription = await services.subscribe(info, { idempotencyKey })
        const others = get().subscriptions.filter(
          (other) => other.subscriptionId !== subscription.subscriptionId,
        )
        set({ subscriptions: [...others, subscription], deliveryForm: null, awaitedForm: null })
        onSubscribed?.(subscription)
        actions.emit({ type: 'delivery_subscribed' })
        actions.notify({ code: 'subscribed', subscriptionId: subscription.subscriptionId })
      } catch (error) {
        const isOpen = mayHaveSubscribed(error)
        const form = {
          idempotencyKey: isOpen ? idempotencyKey : newKey(),
          submitting: false,
          fieldErrors: isRefusal(error) ? error.fieldErrors : {},
        }
        set({ awaitedForm: isOpen ? form : null, ...(get().deliveryForm && { deliveryForm: form }) })
        actions.report(error)
        actions.emit({ type: 'delivery_failed' })
        actions.notify({ code: 'subscribe-failed', detail: detailOf(error) })
      }
    },
  }
}
