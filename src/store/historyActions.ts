import type { PlannerActions, PlannerState, ShownPlan, StateAccess } from './plannerState.js'
import { draftFromProfile } from './profileDraft.js'

/** Older steps are forgotten. */
const MOST_STEPS = 50

/** The plan on show, or the one that waits behind the form or the overlay. */
export function lastPlan({ phase, planBehindForm }: PlannerState): ShownPlan | null {
  if (phase.name === 'plan') return phase.plan
  return (phase.name === 'generating' && phase.previous) || planBehindForm
}

/** The history after a change of `plan`. What was undone before cannot be redone any more. */
export const withStep = ({ past }: PlannerState, plan: ShownPlan): Pick<PlannerState, 'past' | 'future'> => ({
  past: [...past, plan].slice(-MOST_STEPS),
  future: [],
})

/** Undo and redo. A plan that was made from other answers brings these back too. */
export function historyActions({ get, set }: StateAccess): Pick<PlannerActions, 'undo' | 'redo'> {
  function show(plan: ShownPlan, change: Pick<PlannerState, 'past' | 'future'>) {
    const { profile } = plan
    const isOtherProfile = profile !== null && profile !== lastPlan(get())?.profile
    set({
      ...change,
      ...(isOtherProfile && { draft: draftFromProfile(profile), errors: {} }),
      phase: { name: 'plan', plan },
      planBehindForm: null,
    })
  }

  return {
    undo: () => {
      const { past, future, phase, actions } = get()
      const plan = past.at(-1)
      if (!plan || phase.name === 'generating') return
      show(plan, { past: past.slice(0, -1), future: [...future, lastPlan(get())] })
      actions.emit({ type: 'plan_undone' })
      actions.notify({ code: 'plan-undone' }, true)
    },
    redo: () => {
      const { past, future, phase, actions } = get()
      const plan = future.at(-1)
      const before = lastPlan(get())
      if (plan === undefined || !before || phase.name === 'generating') return
      actions.emit({ type: 'plan_redone' })
      if (plan === null) {
        actions.startOver()
        return
      }
      show(plan, { past: [...past, before], future: future.slice(0, -1) })
      actions.notify({ code: 'plan-redone' }, true)
    },
  }
}
