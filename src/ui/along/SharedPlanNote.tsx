import { usePlanner } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { conflictsOf } from '../../store/selectors.js'
import { loadSharedPlan } from '../planParts.js'
import { useOnDemand } from '../useOnDemand.js'

/**
 * What is special about a plan that was shared or kept: that somebody else made it, the meals that break its reader's
 * rules, and the way back to the reader's own plan.
 */
export function SharedPlanNote({ plan }: { plan: ShownPlan }) {
  const setAside = usePlanner((state) => state.own)
  // Undo of a new week leads back to the shared plan, so the other one stays set aside.
  const own = plan.isShared ? setAside : null
  const isNeeded = plan.isShared === true || conflictsOf(plan).length > 0
  const parts = useOnDemand(loadSharedPlan, isNeeded)
  return isNeeded && parts ? <parts.SharedPlanDetails plan={plan} own={own} /> : null
}
