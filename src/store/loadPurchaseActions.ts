/** The one place that imports them: for a second one, webpack would write a second chunk. */
export const loadPurchaseActions = () => import('./purchaseActions.js')
