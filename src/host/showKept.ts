import type { SavedState } from '../core/state/savedState.js'
import { stateFromKept } from '../store/keptState.js'
import type { KeepingContext } from './keepingContext.js'
import { loadCatalog } from './loadCatalog.js'
import { loadScreens } from './loadServices.js'

/**
 * Puts a kept state into a widget. Its plan shows with the catalogue's foods of today. Anything that the visitor has
 * begun meanwhile has priority.
 */
export async function showKept(saved: SavedState, { store, latest }: KeepingContext, signal: AbortSignal) {
  const begun = store.getState()
  const [{ foods }] = await Promise.all([loadCatalog(latest.current.catalog), saved.current && loadScreens()])
  const state = store.getState()
  if (signal.aborted || state.phase.name === 'generating') return
  const { draft, ...others } = stateFromKept(saved, state, foods)
  store.setState({ ...others, ...(draft && state.draft === begun.draft && { draft }) })
}
