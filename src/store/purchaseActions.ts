import { cancellationActions } from './cancellationActions.js'
import { cartActions } from './cartActions.js'
import { orderActions } from './orderActions.js'
import type { StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import type { LoadedPurchases } from './purchases.js'
import { subscriptionActions } from './subscriptionActions.js'

/** The actions that {@link purchases} loads. */
export const purchaseActions = (access: StateAccess, options: PlannerStoreOptions): LoadedPurchases => ({
  ...cartActions(access, options),
  ...orderActions(access, options),
  ...subscriptionActions(access, options),
  ...cancellationActions(access, options),
})
