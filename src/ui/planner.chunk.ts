/** Everything that the form can start without, in one lazy chunk. It loads when the form is first touched. */
export { readRestrictions } from '../core/food/readRestrictions.js'
export { planGroceries } from '../store/selectors.js'
export { printGroceries } from './grocery/printGroceries.js'
export { PlanScreen } from './plan/PlanScreen.js'
export { previewTargets } from './profile/previewTargets.js'
