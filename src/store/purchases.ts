import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import { loadedPart } from '../core/PartNotLoadedError.js'
import type { DeliveryFormState, PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

type PurchaseActions = Pick<
  PlannerActions,
  'addToCart' | 'subscribe' | 'orderThisWeek' | 'cancelSubscription'
>

/** The actions that load on first use. */
export interface LoadedPurchases extends Omit<PurchaseActions, 'subscribe'> {
  /** Sends the answers of a form that is submitting since the press. */
  subscribe(info: DeliveryInfo, form: DeliveryFormState): Promise<void>
}

/** The actions of the cart, of subscriptions and of orders. Their code loads on first use, since the form does not need it. */
export function purchases(access: StateAccess, options: PlannerStoreOptions): PurchaseActions {
  let loaded: LoadedPurchases | undefined
  async function run<Result>(act: (actions: LoadedPurchases) => Promise<Result>, giveUp?: () => void) {
    try {
      const { purchaseActions } = await loadedPart(import('./purchaseActions.js'))
      loaded ??= purchaseActions(access, options)
    } catch (cause) {
      console.error('MealPlanner: a part of the planner could not be loaded.', cause)
      const { notify, report } = access.get().actions
      notify({ code: 'part-not-loaded' })
      report(cause)
      giveUp?.()
      return
    }
    return act(loaded)
  }
  return {
    addToCart: (lines) => run((actions) => actions.addToCart(lines)),
    subscribe: async (info) => {
      const { get, set } = access
      const { deliveryForm: form, awaitedForm } = get()
      if (!form || form.submitting) return
      const sent = { ...form, submitting: true, fieldErrors: {} }
      // Before the code has loaded, so that nobody sends or corrects the form meanwhile.
      set({ deliveryForm: sent, awaitedForm: sent })
      await run(
        (actions) => actions.subscribe(info, sent),
        () => set({ awaitedForm, ...(get().deliveryForm && { deliveryForm: form }) }),
      )
    },
    orderThisWeek: (order) => run((actions) => actions.orderThisWeek(order)),
    cancelSubscription: async (subscription) =>
      (await run((actions) => actions.cancelSubscription(subscription))) === true,
  }
}
