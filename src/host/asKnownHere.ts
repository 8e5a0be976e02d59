import type { PlanBasis } from '../core/plan/planBasis.js'
import { lastPlan } from '../store/historyActions.js'
import type { PlannerState, ShownPlan } from '../store/plannerState.js'
import { textOf } from './textOf.js'

/** Foods are ruled out on a plan, whatever its answers say. */
const answeredText = (basis: PlanBasis) => textOf({ ...basis, avoidedFoodIds: [] })

/**
 * A plan that another tab has kept, with what this one knows of it. The answers may not be kept; a plan that follows from
 * the same ones has them still. A week that is the same stays the same object, so nobody takes it for a new one.
 */
export function asKnownHere(plan: ShownPlan, state: PlannerState): ShownPlan {
  const here = [lastPlan(state), state.own].filter((known) => known !== null)
  const [weekText, basisText] = [textOf(plan.week), answeredText(plan.basis)]
  const answered = here.find(({ profile, basis }) => profile && answeredText(basis) === basisText)
  return {
    ...plan,
    week: here.find(({ week }) => textOf(week) === weekText)?.week ?? plan.week,
    profile: plan.profile ?? answered?.profile ?? null,
  }
}
