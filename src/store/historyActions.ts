import { type PlanHistory, recordChange, redoChange, undoChange } from '../core/state/planHistory.js'
import { changeNames } from './changeNames.js'
import { dayAhead } from './nextStartDate.js'
import type { PlannerActions, PlannerState, ShownPlan, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import { draftFromProfile } from './profileDraft.js'
import type { WeekMaker } from './weekMaker.js'

/** The plan on screen, or the one behind the form or the overlay. */
export function lastPlan({ phase, planBehindForm }: PlannerState): ShownPlan | null {
  if (phase.name === 'plan') return phase.plan
  return (phase.name === 'generating' && phase.previous) || planBehindForm
}

/** Null is the form that "New Plan" opens. */
type History = PlanHistory<ShownPlan | null>

const historyOf = (state: PlannerState): History => ({ ...state, present: lastPlan(state) })

/** The steps to undo and redo after `next` takes the place of the last plan, if there was one. */
export function withStep(state: PlannerState, next: ShownPlan | null): Partial<PlannerState> {
  const { past, future } = lastPlan(state) ? recordChange(historyOf(state), next) : state
  return { past, future }
}

/**
 * Undo and redo. A plan that was made from other answers brings these back too, and a week of another first day brings
 * that day.
 */
export function historyActions(
  { get }: StateAccess,
  { now }: PlannerStoreOptions,
  weekMaker: WeekMaker,
): Pick<PlannerActions, 'undo' | 'redo'> {
  const go = (step: (history: History) => History, done: 'undone' | 'redone') => () => {
    const { actions, ...state } = get()
    const before = historyOf(state)
    const { past, present: plan, future } = step(before)
    if (past === before.past || state.phase.name === 'generating') return
    actions.emit({ type: `plan_${done}` })
    actions.withdrawNotices('list')
    if (!plan) {
      actions.startOver()
      return
    }
    const { profile, week } = plan
    // A profile may hold only the nearest height in feet and inches.
    const { heightCm = '' } = state.draft
    const dayBefore = before.present?.week.startDate
    // A day that was chosen for a week to come stays.
    const isOtherDay =
      !plan.isShared && week.startDate !== dayBefore && (state.choices.startDay ?? dayBefore) === dayBefore
    weekMaker.leave({
      past,
      future,
      ...(profile &&
        profile !== before.present?.profile && {
          draft: { ...draftFromProfile(profile), heightCm },
          errors: {},
        }),
      ...(isOtherDay && { choices: { ...state.choices, startDay: dayAhead(week.startDate, now()) } }),
      phase: { name: 'plan', plan },
      planBehindForm: null,
    })
    const changed = done === 'undone' ? before.present : plan
    actions.notify({ code: `plan-${done}`, change: changed ? changeNames.get(changed) : undefined }, true)
  }
  return {
    undo: go(undoChange, 'undone'),
    redo: go(redoChange, 'redone'),
  }
}
