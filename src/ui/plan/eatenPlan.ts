import { weekFor } from '../../core/plan/eaters.js'
import type { ShownPlan } from '../../store/plannerState.js'

/** The plan with the portions and the targets of one of those who eat. Its groceries would be wrong. */
export function eatenPlan(plan: ShownPlan, person: number): ShownPlan {
  const { week, basis } = plan
  const targets = basis.otherTargets?.[person - 1]
  return targets ? { ...plan, week: weekFor(week, basis, person), basis: { ...basis, targets } } : plan
}
