import { loadedPart } from '../core/PartNotLoadedError.js'
import type { LoadPart } from './useOnDemand.js'

/** Loads everything that the form can start without. */
export const loadPlannerPart: LoadPart<typeof import('./planner.chunk.js')> = async () => {
  const part = await loadedPart(import('./planner.chunk.js'))
  loadPlannerPart.loaded = part
  // If that fails, the tab that needs it says so.
  part.loadShopping().catch(() => null)
  return part
}
