import { detailOf } from './notices.js'
import type { DeliveryPhase, PlannerActions, ShownPlan, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStore.js'

type DeliveryActions = Pick<
  PlannerActions,
  | 'editDelivery'
  | 'openDeliveryForm'
  | 'closeDeliveryForm'
  | 'subscribe'
  | 'cancelSubscription'
  | 'orderThisWeek'
>

type FormPhase = Extract<DeliveryPhase, { name: 'form' }>

/** The key belongs to a request that differs from this one, or to a subscription that was erased. */
const SPENT_KEY_STATUSES: readonly number[] = [409, 410]

/** The API client's `RefusalError`, told by its shape since its class loads on demand; a host may throw one too. */
interface Refusal extends Error {
  readonly status: number
  readonly fieldErrors: Readonly<Record<string, string>>
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'fieldErrors' in error && error.fieldErrors instanceof Object

/** The actions of the Delivery tab. A failed or lost answer leaves the form open with everything typed. */
export function deliveryActions({ get, set }: StateAccess, options: PlannerStoreOptions): DeliveryActions {
  const { services } = options
  /** The form whose answer is awaited, to show again should it be closed and opened meanwhile. */
  let awaited: FormPhase | null = null
  /** One key an order: pressed again after a failure, it is the same order. */
  let order: { readonly plan: ShownPlan; readonly idempotencyKey: string } | null = null

  const isShowing = ({ idempotencyKey }: FormPhase) => {
    const { delivery } = get()
    return delivery.name === 'form' && delivery.idempotencyKey === idempotencyKey
  }
  const closed = (): DeliveryPhase => ({ name: get().subscription === null ? 'offer' : 'active' })

  function orderKey(): string {
    const { phase } = get()
    if (phase.name !== 'plan') return options.newKey()
    if (order?.plan !== phase.plan) order = { plan: phase.plan, idempotencyKey: options.newKey() }
    return order.idempotencyKey
  }

  return {
    editDelivery: (change) => {
      const { delivery, deliveryDraft } = get()
      set({ deliveryDraft: { ...deliveryDraft, ...change } })
      if (delivery.name !== 'form') return
      const left = Object.entries(delivery.fieldErrors).filter(([field]) => !Object.hasOwn(change, field))
      set({ delivery: { ...delivery, fieldErrors: Object.fromEntries(left) } })
    },
    openDeliveryForm: () => {
      const fresh: FormPhase = {
        name: 'form',
        idempotencyKey: options.newKey(),
        submitting: false,
        fieldErrors: {},
      }
      set({ delivery: awaited ?? fresh })
      get().actions.report({ type: 'delivery_form_opened' })
    },
    closeDeliveryForm: () => set({ delivery: closed() }),
    subscribe: async (info) => {
      const { delivery, actions } = get()
      if (delivery.name !== 'form' || delivery.submitting) return
      const form: FormPhase = { ...delivery, submitting: true, fieldErrors: {} }
      awaited = form
      set({ delivery: form })
      try {
        const subscription = await services.subscribe(info, { idempotencyKey: form.idempotencyKey })
        awaited = null
        set({ subscription })
        if (isShowing(form) || get().delivery.name === 'offer') set({ delivery: { name: 'active' } })
        actions.report({ type: 'delivery_subscribed' })
        actions.notify({ code: 'subscribed', subscriptionId: subscription.subscriptionId })
      } catch (error) {
        awaited = null
        const { status, fieldErrors } = isRefusal(error) ? error : { status: 0, fieldErrors: {} }
        const idempotencyKey = SPENT_KEY_STATUSES.includes(status) ? options.newKey() : form.idempotencyKey
        if (isShowing(form)) set({ delivery: { ...form, idempotencyKey, submitting: false, fieldErrors } })
        actions.report({ type: 'delivery_failed' })
        actions.notify({ code: 'subscribe-failed', detail: detailOf(error) })
      }
    },
    cancelSubscription: async () => {
      const { subscription, isCancelling, actions } = get()
      if (subscription === null || isCancelling) return
      set({ isCancelling: true })
      try {
        await services.cancelSubscription(subscription)
        set({ subscription: null })
        if (get().delivery.name === 'active') set({ delivery: { name: 'offer' } })
        actions.report({ type: 'delivery_cancelled' })
        actions.notify({ code: 'subscription-cancelled' })
      } catch (error) {
        actions.notify({ code: 'subscription-kept', detail: detailOf(error) })
      } finally {
        set({ isCancelling: false })
      }
    },
    orderThisWeek: async () => {
      const { delivery, subscription, isOrdering, actions } = get()
      if (delivery.name !== 'active' || subscription === null || isOrdering) return
      set({ isOrdering: true })
      try {
        await services.placeOrder(subscription.subscriptionId, { idempotencyKey: orderKey() })
        order = null
        actions.report({ type: 'order_placed' })
        actions.notify({ code: 'order-placed' })
      } catch (error) {
        actions.report({ type: 'order_failed' })
        actions.notify({ code: 'order-failed', detail: detailOf(error) })
      } finally {
        set({ isOrdering: false })
      }
    },
  }
}
