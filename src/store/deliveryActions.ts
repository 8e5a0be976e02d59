import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStore.js'

type DeliveryActions = Pick<
  PlannerActions,
  'editDelivery' | 'openDeliveryForm' | 'closeDeliveryForm' | 'subscribe' | 'orderThisWeek'
>

const detailOf = (error: unknown) => (error instanceof Error && error.message !== '' ? error.message : null)

/** The actions of the Delivery tab. A failed or lost answer leaves the form open with everything typed. */
export function deliveryActions({ get, set }: StateAccess, options: PlannerStoreOptions): DeliveryActions {
  const { services } = options
  return {
    editDelivery: (change) => set({ deliveryDraft: { ...get().deliveryDraft, ...change } }),
    openDeliveryForm: () =>
      set({ delivery: { name: 'form', idempotencyKey: options.newKey(), submitting: false } }),
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
      set({ delivery: { ...delivery, submitting: true } })
      try {
        const { subscriptionId } = await services.subscribe(info, {
          idempotencyKey,
          signal: new AbortController().signal,
        })
        set({ subscriptionId })
        if (isSameForm()) set({ delivery: { name: 'active', subscriptionId, ordering: false } })
        actions.notify({ code: 'subscribed', subscriptionId })
      } catch (error) {
        if (isSameForm()) set({ delivery: { ...delivery, submitting: false } })
        actions.notify({ code: 'subscribe-failed', detail: detailOf(error) })
      }
    },
    orderThisWeek: async () => {
      const { delivery, actions } = get()
      if (delivery.name !== 'active' || delivery.ordering) return
      set({ delivery: { ...delivery, ordering: true } })
      try {
        await services.placeOrder(delivery.subscriptionId)
        actions.notify({ code: 'order-placed' })
      } catch (error) {
        actions.notify({ code: 'order-failed', detail: detailOf(error) })
      } finally {
        if (get().delivery.name === 'active') set({ delivery: { ...delivery, ordering: false } })
      }
    },
  }
}
