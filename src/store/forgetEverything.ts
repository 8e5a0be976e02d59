import type { PlannerStore } from './plannerStore.js'

/** Returns a widget to its start: no plan, no answers but the host's, no subscription, nothing to undo. */
export function forgetEverything(store: PlannerStore) {
  store.getState().actions.startOver()
  store.setState({
    own: null,
    // Undo must not bring back what was forgotten.
    past: [],
    future: [],
    ownSteps: undefined,
    planBehindForm: null,
    choices: { units: null, startDay: null },
    subscriptions: [],
    checkout: null,
    ordered: [],
    notices: [],
    tab: 'plan',
    listOrder: 'aisle',
    dayIndex: 0,
    person: 0,
  })
}
