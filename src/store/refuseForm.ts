import type { StateAccess } from './plannerState.js'
import { errorFields, type ProfileErrors } from './profileDraft.js'

/** Shows the form with its errors, and moves the focus to the first. */
export function refuseForm({ get, set }: StateAccess, errors: ProfileErrors) {
  const { refusals, actions } = get()
  set({ phase: { name: 'profile' }, errors, refusals: refusals + 1 })
  actions.emit({ type: 'form_refused', fields: errorFields(errors) })
}
