import * as z from 'zod/mini'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStore.js'

type DeliveryActions = Pick<
  PlannerActions,
  'editDelivery' | 'openDeliveryForm' | 'closeDeliveryForm' | 'subscribe' | 'orderThisWeek'
>

const refusalSchema = z.object({ fieldErrors: z.catchall(z.object({}), z.string()) })

/** What a server found wrong with the form, by field; nothing where it did not say. */
function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const refusal = refusalSchema.safeParse(error)
  return refusal.success ? refusal.data.fieldErrors : {}
}

const detailOf = (error: unknown) => (error instanceof Error && error.message !== '' ? error.message : null)

/** The actions of the Delivery tab. A failed or lost answer leaves the form open with everything typed. */
export function deliveryActions({ get, set }: StateAccess, options: PlannerStoreOptions): DeliveryActions {
  const { services } = options
  return {
    editDelivery: (change) => {
      const { delivery, deliveryDraft } = get()
      set({ deliveryDraft: { ...deliveryDraft, ...change } })
      if (delivery.name !== 'form') return
      const left = Object.entries(delivery.fieldErrors).filter(([field]) => !Object.hasOwn(change, field))
      set({ delivery: { ...delivery, fieldErrors: Object.fromEntries(left) } })
    },
    openDeliveryForm: () => {
      set({
        delivery: { name: 'form', idempotencyKey: options.newKey(), submitting: false, fieldErrors: {} },
      })
      get().actions.report({ type: 'delivery_form_opened' })
    },
    closeDeliveryForm: () => {
      const { subscriptionId } = get()
      set({
        delivery:
          subscriptionId === null ? { name: 'offer' } : { name: 'active', subscriptionId, ordering: false },
      })
    },
    subscribe: async (info) => {
      const { delivery, actions } = get()
      if (delivery.name !== 'form' || delivery.submitting) return
      const { idempotencyKey } = delivery
      const isSameForm = () => {
        const now = get().delivery
        return now.name === 'form' && now.idempotencyKey === idempotencyKey
      }
      set({ delivery: { ...delivery, submitting: true, fieldErrors: {} } })
      try {
        const { subscriptionId } = await services.subscribe(info, {
          idempotencyKey,
          signal: new AbortController().signal,
        })
        set({ subscriptionId })
        if (isSameForm()) set({ delivery: { name: 'active', subscriptionId, ordering: false } })
        actions.report({ type: 'delivery_subscribed' })
        actions.notify({ code: 'subscribed', subscriptionId })
      } catch (error) {
        if (isSameForm()) {
          set({ delivery: { ...delivery, submitting: false, fieldErrors: fieldErrorsOf(error) } })
        }
        actions.report({ type: 'delivery_failed' })
        actions.notify({ code: 'subscribe-failed', detail: detailOf(error) })
      }
    },
    orderThisWeek: async () => {
      const { delivery, actions } = get()
      if (delivery.name !== 'active' || delivery.ordering) return
      set({ delivery: { ...delivery, ordering: true } })
      try {
        await services.placeOrder(delivery.subscriptionId)
        actions.report({ type: 'order_placed' })
        actions.notify({ code: 'order-placed' })
      } catch (error) {
        actions.report({ type: 'order_failed' })
        actions.notify({ code: 'order-failed', detail: detailOf(error) })
      } finally {
        if (get().delivery.name === 'active') set({ delivery: { ...delivery, ordering: false } })
      }
    },
  }
}
