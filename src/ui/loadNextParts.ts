import { prepareRecipes } from '../core/plan/recipeFor.js'
import { prepareChanges } from '../core/state/planChanges.js'
import { loadPurchaseActions } from '../store/loadPurchaseActions.js'
import { loadListEditing } from './grocery/listParts.js'
import { loadMealChanges, loadNutrients, loadTakeAlong } from './planParts.js'

/** In the order in which visitors press them. The planner and the recipes are among them: changes need both. Orders are last. */
const NEXT_PARTS: readonly (() => Promise<unknown>)[] = [
  loadMealChanges,
  prepareChanges,
  prepareRecipes,
  loadListEditing,
  loadTakeAlong,
  loadNutrients,
  loadPurchaseActions,
]

/** In a browser that cannot say when it is quiet. */
const QUIET_AFTER_MS = 2000

/** The first failure ends it, because some browsers do not ask again for a file that failed. */
async function load() {
  for (const part of NEXT_PARTS) if (navigator.onLine) await part()
}

/** What is missing loads when it is asked for, and says then that it could not be loaded. */
const loadQuietly = () => void load().catch(() => null)

/**
 * Loads quietly what a visitor is likely to press next, one part after the other, so that a network that is lost later
 * costs nothing: behind a store's walls, or on a train. Not for a visitor who wishes to save data (Chromium can tell).
 */
export function loadNextParts() {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadQuietly)
  else setTimeout(loadQuietly, QUIET_AFTER_MS)
}
