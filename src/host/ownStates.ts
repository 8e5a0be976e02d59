import type { SavedState } from '../core/state/savedState.js'
import type { PlannerStore } from '../store/plannerStore.js'
import { textOf } from './textOf.js'

/** A host that saves slowly may pass an older state back. */
const MOST_STATES = 50

const statesOf = new WeakMap<PlannerStore, SavedState[]>()
/** What was found out about a state. A host passes the same one at each render. */
const found = new WeakMap<SavedState, { readonly store: PlannerStore; readonly isOwn: boolean }>()

/** Takes note of a state that the widget gives to its host. */
export function noteGiven(store: PlannerStore, state: SavedState) {
  statesOf.set(store, [state, ...(statesOf.get(store) ?? [])].slice(0, MOST_STATES))
}

/** Whether a later `savedState` has the content of the first one, or of one that the widget gave to the host. */
export function isOwnState(store: PlannerStore, first: SavedState | undefined, state: SavedState): boolean {
  if (state === first) return true
  const known = found.get(state)
  if (known?.store === store) return known.isOwn
  const content = textOf(state)
  const isOwn = [first, ...(statesOf.get(store) ?? [])].some((own) => own && textOf(own) === content)
  found.set(state, { store, isOwn })
  return isOwn
}
