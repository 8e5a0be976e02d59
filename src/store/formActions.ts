import { EMPTY_DELIVERY_INFO } from '../core/delivery/emptyDeliveryInfo.js'
import { EMPTY_PROFILE } from '../core/profile.js'
import { lastPlan, withStep } from './historyActions.js'
import { WEEK_TOPICS } from './notices.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { draftFromProfile, outdatedBy } from './profileDraft.js'
import type { WeekMaker } from './weekMaker.js'

type FormActions = Pick<
  PlannerActions,
  | 'editProfile'
  | 'choose'
  | 'confirm'
  | 'markUnticked'
  | 'startOver'
  | 'changePreferences'
  | 'backToForm'
  | 'backToPlan'
>

/** Fills in the profile form, and goes back to it. */
export function formActions(
  { get, set }: StateAccess,
  { initialProfile = EMPTY_PROFILE, hostChangesPreferences }: PlannerStoreOptions,
  weekMaker: WeekMaker,
): FormActions {
  return {
    editProfile: (change) => {
      const { draft, errors, confirmed } = get()
      const isOutdated = outdatedBy(change)
      const current = <Entries extends object>(entries: Entries) =>
        Object.fromEntries(Object.entries(entries).filter(([field]) => !isOutdated(field)))
      set({ draft: { ...draft, ...change }, errors: current(errors), confirmed: current(confirmed) })
    },
    choose: (change) => set({ choices: { ...get().choices, ...change } }),
    confirm: (confirmation, isConfirmed) => {
      const { [confirmation]: _error, ...errors } = get().errors
      const { [confirmation]: _tick, ...others } = get().confirmed
      set({ errors, confirmed: isConfirmed ? { ...others, [confirmation]: true } : others })
    },
    markUnticked: (confirmation, isUnticked) => {
      const { [confirmation]: _, ...others } = get().unticked
      set({ unticked: isUnticked ? { ...others, [confirmation]: true } : others })
    },
    startOver: () => {
      const { actions } = get()
      const plan = lastPlan(get())
      actions.emit({ type: 'plan_reset' })
      weekMaker.leave({
        ...withStep(get(), null),
        phase: { name: 'profile' },
        planBehindForm: null,
        draft: draftFromProfile(initialProfile),
        choices: { ...get().choices, startDay: null },
        setAside: {},
        errors: {},
        confirmed: {},
        deliveryDraft: EMPTY_DELIVERY_INFO,
        // It may hold an address, and the next person at this screen must not read its subscription.
        awaitedForm: null,
        notices: [],
      })
      actions.closeDeliveryForm()
      if (plan) actions.notify({ code: 'plan-cleared' }, true)
    },
    changePreferences: () => {
      if (!hostChangesPreferences?.()) get().actions.backToForm()
    },
    backToForm: () => {
      get().actions.withdrawNotices('generation', ...WEEK_TOPICS)
      weekMaker.leave({ planBehindForm: lastPlan(get()), phase: { name: 'profile' } })
    },
    backToPlan: () => {
      const { planBehindForm: plan, actions } = get()
      if (!plan) return
      actions.withdrawNotices('generation')
      weekMaker.leave({ phase: { name: 'plan', plan }, planBehindForm: null })
    },
  }
}
