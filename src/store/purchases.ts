import { loadedPart } from '../core/PartNotLoadedError.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

export type PurchaseActions = Pick<
  PlannerActions,
  'addToCart' | 'subscribe' | 'orderThisWeek' | 'cancelSubscription'
>

/** The actions of the cart, of subscriptions and of orders. Their code loads on first use, since the form does not need it. */
export function purchases(access: StateAccess, options: PlannerStoreOptions): PurchaseActions {
  let loaded: PurchaseActions | undefined
  async function run<Result>(act: (actions: PurchaseActions) => Promise<Result>) {
    try {
      const { purchaseActions } = await loadedPart(import('./purchaseActions.js'))
      loaded ??= purchaseActions(access, options)
    } catch (cause) {
      console.error('MealPlanner: a part of the planner could not be loaded.', cause)
      const { notify, report } = access.get().actions
      notify({ code: 'part-not-loaded' })
      report(cause)
      return
    }
    return act(loaded)
  }
  return {
    addToCart: (lines) => run((actions) => actions.addToCart(lines)),
    subscribe: (info) => run((actions) => actions.subscribe(info)),
    orderThisWeek: (order) => run((actions) => actions.orderThisWeek(order)),
    cancelSubscription: async (subscription) =>
      (await run((actions) => actions.cancelSubscription(subscription))) === true,
  }
}
