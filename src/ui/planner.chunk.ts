/** What the form can start without, in one piece: it loads with the first touch of the form, before it is needed. */
export { readRestrictions } from '../core/food/readRestrictions.js'
export { planGroceries } from '../store/selectors.js'
export { printGroceries } from './grocery/printGroceries.js'
export { PlanScreen } from './plan/PlanScreen.js'
export { previewTargets } from './profile/previewTargets.js'
