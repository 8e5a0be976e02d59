/** Everything that the form can start without, in one lazy chunk. It loads when the form is first touched. */
export { labelCheck } from '../core/food/labelCheck.js'
export { partNotUnderstood } from '../core/food/partNotUnderstood.js'
export { readRestrictions } from '../core/food/readRestrictions.js'
export { neededConfirmations } from '../core/plan/neededConfirmations.js'
export { planGroceries } from '../store/selectors.js'
export { printGroceries } from './grocery/printGroceries.js'
export { PlanScreen } from './plan/PlanScreen.js'
export { previewTargets } from './profile/previewTargets.js'
