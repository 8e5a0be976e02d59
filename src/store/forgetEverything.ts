import type { PlannerState } from './plannerState.js'
import type { PlannerStore } from './plannerStore.js'

/** What is no visitor's: calls that run on, what the screen shows just now, and what keeps the widget. */
const STAYING = [
  'ordering',
  'cancelling',
  'isAddingToCart',
  'isOpening',
  'unticked',
  'refusals',
  'keeping',
] as const satisfies readonly (keyof PlannerState)[]

/** Returns a widget to its start: no plan, no answers but the host's, no subscription, nothing to undo. */
export function forgetEverything(store: PlannerStore) {
  store.getState().actions.startOver()
  const state = store.getState()
  const staying = Object.fromEntries(STAYING.map((part) => [part, state[part]]))
  store.setState({ ...store.getInitialState(), ...staying }, true)
}
