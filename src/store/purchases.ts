import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import { loadedPart } from '../core/PartNotLoadedError.js'
import type { DeliveryFormState } from './deliveryState.js'
import { loadPurchaseActions } from './loadPurchaseActions.js'
import type { Subscription } from './plannerServices.js'
import type { PlannerActions, PlannerState, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

type PurchaseActions = Pick<
  PlannerActions,
  'addToCart' | 'subscribe' | 'orderThisWeek' | 'cancelSubscription'
>

/** Says what becomes of the form that was sent, where it is open and where it is awaited. */
type Settle = (open: DeliveryFormState | null, awaited: DeliveryFormState | null) => void

/** The actions that load on first use. */
export interface LoadedPurchases extends Omit<PurchaseActions, 'subscribe'> {
  /** Sends the answers of a form that is submitting since the press. */
  subscribe(info: DeliveryInfo, form: DeliveryFormState, settle: Settle): Promise<Subscription | undefined>
}

/** The actions of the cart, of subscriptions and of orders. Their code loads on first use, since the form does not need it. */
export function purchases({ get, set }: StateAccess, options: PlannerStoreOptions): PurchaseActions {
  let loaded: LoadedPurchases | undefined
  /**
   * Shows what was pressed as busy before its code has loaded, so that nobody presses again or edits meanwhile. That code
   * ends it.
   */
  async function run<Result>(
    isBusy: boolean,
    busy: Partial<PlannerState>,
    act: (actions: LoadedPurchases) => Promise<Result>,
    giveUp?: () => void,
  ) {
    if (isBusy) return undefined
    set(busy)
    try {
      const { purchaseActions } = await loadedPart(loadPurchaseActions())
      loaded ??= purchaseActions({ get, set }, options)
    } catch (cause) {
      console.error('MealPlanner: a part of the planner could not be loaded.', cause)
      const { notify, report } = get().actions
      // Nothing else of these can be under way.
      set({ isAddingToCart: false, ordering: null, cancelling: [] })
      notify({ code: 'part-not-loaded' })
      report(cause)
      giveUp?.()
      return undefined
    }
    return act(loaded)
  }
  return {
    addToCart: (lines) =>
      run(get().isAddingToCart, { isAddingToCart: true }, (actions) => actions.addToCart(lines)),
    subscribe: async (info) => {
      const { deliveryForm, awaitedForm } = get()
      if (!deliveryForm) return undefined
      // Another tab may have sent one since this one was opened.
      const form = awaitedForm ?? deliveryForm
      const { refused, ...kept } = form
      const isOneMore = JSON.stringify(refused) === JSON.stringify(info)
      const sent = {
        ...(isOneMore ? { idempotencyKey: options.newKey() } : kept),
        submitting: true,
        fieldErrors: {},
      }
      /** "New Plan" may have ended it since, and another form be open. */
      const isSent = (now: DeliveryFormState | null) => now?.idempotencyKey === sent.idempotencyKey
      const settle: Settle = (open, awaited) => {
        const now = get()
        set({
          ...(isSent(now.deliveryForm) && { deliveryForm: open }),
          ...(isSent(now.awaitedForm) && { awaitedForm: awaited }),
        })
      }
      return run(
        form.submitting,
        { deliveryForm: sent, awaitedForm: sent },
        (actions) => actions.subscribe(info, sent, settle),
        () => settle(form, awaitedForm),
      )
    },
    orderThisWeek: (order) =>
      run(get().ordering !== null, { ordering: order.subscription.subscriptionId }, (actions) =>
        actions.orderThisWeek(order),
      ),
    cancelSubscription: async (subscription) => {
      const { cancelling } = get()
      const { subscriptionId: id } = subscription
      const isCancelled = await run(cancelling.includes(id), { cancelling: [...cancelling, id] }, (actions) =>
        actions.cancelSubscription(subscription),
      )
      return isCancelled === true
    },
  }
}
