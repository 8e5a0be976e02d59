import { detailOf } from './notices.js'
import type { DeliveryFormState, PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { withoutSubscription } from './withoutSubscription.js'

type SubscriptionActions = Pick<
  PlannerActions,
  'editDelivery' | 'openDeliveryForm' | 'closeDeliveryForm' | 'subscribe'
>

/** The key was used before, with another address or for a subscription that is erased now. */
const SPENT_KEY_STATUSES: readonly number[] = [409, 410]

/**
 * The API client's `RefusalError`, recognised by its shape, because a host with the script tag cannot import the class.
 */
interface Refusal extends Error {
  readonly status: number
  readonly fieldErrors: Readonly<Record<string, string>>
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'fieldErrors' in error && error.fieldErrors instanceof Object

/** A form that can be sent. After a failure it is sent again under the same key. */
const readyForm = (idempotencyKey: string, fieldErrors: Refusal['fieldErrors'] = {}): DeliveryFormState => ({
  idempotencyKey,
  submitting: false,
  fieldErrors,
})

/** Makes a subscription. After a failure the form stays open with all typed text. */
export function subscriptionActions(
  { get, set }: StateAccess,
  { services, newKey, onSubscribed }: PlannerStoreOptions,
): SubscriptionActions {
  /** The form that waits for an answer. It counts as the same form if it is closed and opened again meanwhile. */
  let awaited: DeliveryFormState | null = null

  function formAfter(error: unknown, { idempotencyKey }: DeliveryFormState): DeliveryFormState {
    if (!isRefusal(error)) return readyForm(idempotencyKey)
    return readyForm(SPENT_KEY_STATUSES.includes(error.status) ? newKey() : idempotencyKey, error.fieldErrors)
  }

  return {
    editDelivery: (change) => {
      const { deliveryForm, deliveryDraft } = get()
      set({ deliveryDraft: { ...deliveryDraft, ...change } })
      if (!deliveryForm) return
      const left = Object.entries(deliveryForm.fieldErrors).filter(([field]) => !Object.hasOwn(change, field))
      set({ deliveryForm: { ...deliveryForm, fieldErrors: Object.fromEntries(left) } })
    },
    openDeliveryForm: () => {
      set({ deliveryForm: awaited ?? readyForm(newKey()) })
      get().actions.emit({ type: 'delivery_form_opened' })
    },
    closeDeliveryForm: () => {
      set({ deliveryForm: null })
      get().actions.withdrawNotices('subscribing')
    },
    subscribe: async (info) => {
      const { deliveryForm, actions } = get()
      if (!deliveryForm || deliveryForm.submitting) return
      const { idempotencyKey } = deliveryForm
      awaited = { idempotencyKey, submitting: true, fieldErrors: {} }
      set({ deliveryForm: awaited })
      actions.withdrawNotices('subscribing')
      try {
        const subscription = await services.subscribe(info, { idempotencyKey })
        awaited = null
        set({
          subscriptions: [...withoutSubscription(get().subscriptions, subscription), subscription],
          deliveryForm: null,
        })
        onSubscribed?.(subscription)
        actions.emit({ type: 'delivery_subscribed' })
        actions.notify({ code: 'subscribed', subscriptionId: subscription.subscriptionId })
      } catch (error) {
        awaited = null
        if (get().deliveryForm) set({ deliveryForm: formAfter(error, deliveryForm) })
        actions.emit({ type: 'delivery_failed' })
        actions.notify({ code: 'subscribe-failed', detail: detailOf(error) })
      }
    },
  }
}
