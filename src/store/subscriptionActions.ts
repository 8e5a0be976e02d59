import { detailOf } from './notices.js'
import type { DeliveryFormState, PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStore.js'

type SubscriptionActions = Pick<
  PlannerActions,
  'editDelivery' | 'openDeliveryForm' | 'closeDeliveryForm' | 'subscribe' | 'cancelSubscription'
>

/** The key belongs to a request that differs from this one, or to a subscription that was erased. */
const SPENT_KEY_STATUSES: readonly number[] = [409, 410]

/** The API client's `RefusalError`, told by its shape since its class loads on demand; a host may throw one too. */
interface Refusal extends Error {
  readonly status: number
  readonly fieldErrors: Readonly<Record<string, string>>
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'fieldErrors' in error && error.fieldErrors instanceof Object

/** A form ready to be sent, once or, after failures, again and again under the one key. */
const readyForm = (idempotencyKey: string, fieldErrors: Refusal['fieldErrors'] = {}): DeliveryFormState => ({
  idempotencyKey,
  submitting: false,
  fieldErrors,
})

/** Making and cancelling a subscription. A failed or lost answer leaves the form open with everything typed. */
export function subscriptionActions(
  { get, set }: StateAccess,
  { services, newKey }: PlannerStoreOptions,
): SubscriptionActions {
  /** The form whose answer is awaited: closed and opened again meanwhile, it is the same one. */
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
      get().actions.report({ type: 'delivery_form_opened' })
    },
    closeDeliveryForm: () => set({ deliveryForm: null }),
    subscribe: async (info) => {
      const { deliveryForm, actions } = get()
      if (!deliveryForm || deliveryForm.submitting) return
      const { idempotencyKey } = deliveryForm
      awaited = { idempotencyKey, submitting: true, fieldErrors: {} }
      set({ deliveryForm: awaited })
      try {
        const subscription = await services.subscribe(info, { idempotencyKey })
        awaited = null
        set({ subscription, deliveryForm: null })
        actions.report({ type: 'delivery_subscribed' })
        actions.notify({ code: 'subscribed', subscriptionId: subscription.subscriptionId })
      } catch (error) {
        awaited = null
        if (get().deliveryForm) set({ deliveryForm: formAfter(error, deliveryForm) })
        actions.report({ type: 'delivery_failed' })
        actions.notify({ code: 'subscribe-failed', detail: detailOf(error) })
      }
    },
    cancelSubscription: async () => {
      const { subscription, isCancelling, actions } = get()
      if (!subscription || isCancelling) return
      set({ isCancelling: true })
      try {
        await services.cancelSubscription(subscription)
        if (get().subscription === subscription) set({ subscription: null })
        actions.report({ type: 'delivery_cancelled' })
        actions.notify({ code: 'subscription-cancelled' })
      } catch (error) {
        actions.notify({ code: 'subscription-kept', detail: detailOf(error) })
      } finally {
        set({ isCancelling: false })
      }
    },
  }
}
