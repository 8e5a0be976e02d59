import { remembered } from './useOnDemand.js'

/** The tabs beside the meals. */
export const loadShopping = remembered(() => import('./shopping.chunk.js'))
/** What opens under a meal. */
export const loadMealChanges = remembered(() => import('./plan/change/changes.chunk.js'))
export const loadTakeAlong = remembered(() => import('./along/takeAlong.chunk.js'))
