import { WEEK_TOPICS } from './notices.js'
import type { PlannerStore } from './plannerStore.js'

/**
 * Leaves a shared plan for the visitor's own. No step of one leads to the other, so the notice alone leads back to the
 * shared plan as the visitor has changed it, until the own one changes.
 * @param text says that the own plan shows
 */
export function backToOwnPlan({ getState, setState }: PlannerStore, text: string): void {
  const { actions } = getState()
  const leave = () => {
    actions.cancelGeneration()
    actions.withdrawNotices(...WEEK_TOPICS)
  }
  leave()
  const { phase, past, future, own, ownSteps, dayIndex, person } = getState()
  if (!own) return
  const goBack = () => {
    leave()
    setState({ phase, past, future, own, ownSteps, dayIndex, person })
    actions.notify({ code: 'plan-undone' })
  }
  setState({
    phase: { name: 'plan', plan: own },
    own: null,
    past: [],
    future: [],
    ...ownSteps,
    dayIndex: 0,
    person: 0,
  })
  actions.notify({ code: 'plan-changed', text, goBack })
}
