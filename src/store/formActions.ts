import { EMPTY_DELIVERY_INFO } from '../core/delivery/emptyDeliveryInfo.js'
import { EMPTY_PROFILE } from '../core/profile.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { draftFromProfile } from './profileDraft.js'
import type { WeekMaker } from './weekMaker.js'

type FormActions = Pick<PlannerActions, 'editProfile' | 'startOver' | 'changePreferences' | 'backToForm'>

/** Filling in the profile form, and the ways back to it. */
export function formActions(
  { get, set }: StateAccess,
  { initialProfile = EMPTY_PROFILE, hostChangesPreferences }: PlannerStoreOptions,
  weekMaker: WeekMaker,
): FormActions {
  return {
    editProfile: (change) => {
      const { draft, errors } = get()
      const left = Object.entries(errors).filter(([field]) => !Object.hasOwn(change, field))
      set({ draft: { ...draft, ...change }, errors: Object.fromEntries(left) })
    },
    startOver: () => {
      const { actions } = get()
      weekMaker.stop()
      actions.emit({ type: 'plan_reset' })
      set({
        phase: { name: 'profile' },
        draft: draftFromProfile(initialProfile),
        errors: {},
        ticked: {},
        deliveryDraft: EMPTY_DELIVERY_INFO,
        notices: [],
      })
      actions.closeDeliveryForm()
    },
    changePreferences: () => {
      if (!hostChangesPreferences?.()) get().actions.backToForm()
    },
    backToForm: () => {
      weekMaker.stop()
      set({ phase: { name: 'profile' } })
    },
  }
}
