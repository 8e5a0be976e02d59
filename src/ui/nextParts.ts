import { loadRecipes } from '../core/plan/recipeFor.js'
import { loadChanges } from '../core/state/planChanges.js'
import { remembered } from './useOnDemand.js'

/** The tabs beside the meals. */
export const loadShopping = remembered(() => import('./shopping.chunk.js'))
/** What opens under a meal. */
export const loadMealChanges = remembered(() => import('./plan/change/changes.chunk.js'))
export const loadTakeAlong = remembered(() => import('./along/takeAlong.chunk.js'))
export const loadListEditing = remembered(() => import('./grocery/listEditing.chunk.js'))
export const loadShareList = remembered(() => import('./along/shareList.js'))

/** In the order in which visitors press them. The planner and the recipes are among them: changes need both. */
export const NEXT_PARTS: readonly (() => Promise<unknown>)[] = [
  loadShopping,
  loadMealChanges,
  loadChanges,
  loadRecipes,
  loadListEditing,
  loadTakeAlong,
  loadShareList,
]
