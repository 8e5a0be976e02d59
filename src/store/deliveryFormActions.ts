import { loadPurchaseActions } from './loadPurchaseActions.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

type DeliveryFormActions = Pick<PlannerActions, 'editDelivery' | 'openDeliveryForm' | 'closeDeliveryForm'>

/** Opens, fills in and closes the address form. Sending it is one of the purchases. */
export function deliveryFormActions(
  { get, set }: StateAccess,
  { newKey }: PlannerStoreOptions,
): DeliveryFormActions {
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
      // What sends the form loads while it is filled in, so that a network lost meanwhile is told as such. If that fails, the
      // press on the button imports it again.
      if (globalThis.navigator?.onLine) loadPurchaseActions().catch(() => null)
      set({
        deliveryForm: get().awaitedForm ?? { idempotencyKey: newKey(), submitting: false, fieldErrors: {} },
      })
      get().actions.emit({ type: 'delivery_form_opened' })
    },
    closeDeliveryForm: () => {
      set({ deliveryForm: null })
      get().actions.withdrawNotices('subscribing')
    },
  }
}
