import { lastPlan } from './historyActions.js'
import type { StateAccess } from './plannerState.js'
import { errorFields, type ProfileErrors } from './profileDraft.js'

/** Shows the form with its errors and the boxes to tick, and moves the focus to the first. A plan stays within reach. */
export function refuseForm({ get, set }: StateAccess, errors: ProfileErrors) {
  const { refusals, unticked, actions } = get()
  const all = { ...errors, ...unticked }
  set({ planBehindForm: lastPlan(get()), phase: { name: 'profile' }, errors: all, refusals: refusals + 1 })
  actions.emit({ type: 'form_refused', fields: errorFields(all) })
}
