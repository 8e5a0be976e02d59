import type { ShownPlan } from './plannerState.js'

/** A plan as if the visitor had made it. */
export function withoutSharing({
  isShared: _isShared,
  sharedFor: _sharedFor,
  withoutTargets: _withoutTargets,
  withoutBudget: _withoutBudget,
  ...plan
}: ShownPlan): ShownPlan {
  return plan
}
