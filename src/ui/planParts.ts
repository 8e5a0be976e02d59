import { remembered } from './useOnDemand.js'

/** The tabs beside the meals. */
export const loadShopping = remembered(() => import('./shopping.chunk.js'))
/** What opens under a meal. */
export const loadMealChanges = remembered(() => import('./plan/change/changes.chunk.js'))
/** "What else this week brings". */
export const loadNutrients = remembered(() => import('./plan/nutrients.chunk.js'))
/** What is special about a plan that was shared or kept. */
export const loadSharedPlan = remembered(() => import('./along/sharedPlan.chunk.js'))
/** What goes along. It has the print of the list in common with the tabs. */
export const loadTakeAlong = remembered(async () => (await loadShopping()).importTakeAlong())
