import { detailOf } from './notices.js'
import type { DeliveryFormState, PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

type SubscriptionActions = Pick<
  PlannerActions,
  'editDelivery' | 'openDeliveryForm' | 'closeDeliveryForm' | 'subscribe'
>

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

const readyForm = (
  idempotencyKey: string,
  fieldErrors: DeliveryFormState['fieldErrors'] = {},
): DeliveryFormState => ({ idempotencyKey, submitting: false, fieldErrors })

/** Makes a subscription. After a failure the form stays open with all typed text. */
export function subscriptionActions(
  { get, set }: StateAccess,
  { services, newKey, onSubscribed }: PlannerStoreOptions,
): SubscriptionActions {
  /**
   * The form that waits for an answer, or may have subscribed without one. If it is closed and opened again, it counts as
   * the same form.
   */
  let awaited: DeliveryFormState | null = null

  return {
    editDelivery: (change) => {
      const { deliveryForm, deliveryDraft } = get()
      set({ deliveryDraft: { ...deliveryDraft, ...change } })
      if (!deliveryForm) return
      const refused = Object.entries(deliveryForm.fieldErrors)
      const left = refused.filter(([field]) => !Object.hasOwn(change, field))
      if (left.length === refused.length) return
      set({ deliveryForm: { ...deliveryForm, fieldErrors: Object.fromEntries(left) } })
      // It quotes what was refused. The other refused fields keep their own errors.
      get().actions.withdrawNotices('subscribing')
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
        const others = get().subscriptions.filter(
          (other) => other.subscriptionId !== subscription.subscriptionId,
        )
        set({ subscriptions: [...others, subscription], deliveryForm: null })
        onSubscribed?.(subscription)
        actions.emit({ type: 'delivery_subscribed' })
        actions.notify({ code: 'subscribed', subscriptionId: subscription.subscriptionId })
      } catch (error) {
        const isOpen = mayHaveSubscribed(error)
        const fieldErrors = isRefusal(error) ? error.fieldErrors : {}
        const form = readyForm(isOpen ? idempotencyKey : newKey(), fieldErrors)
        awaited = isOpen ? form : null
        if (get().deliveryForm) set({ deliveryForm: form })
        actions.report(error)
        actions.emit({ type: 'delivery_failed' })
        actions.notify({ code: 'subscribe-failed', detail: detailOf(error) })
      }
    },
  }
}
