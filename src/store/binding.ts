import type { MakeWeekRequest } from './plannerServices.js'
import type { ShownPlan } from './plannerState.js'
import { withoutSharing } from './withoutSharing.js'

/** The plan that binds the next week, if it holds decisions that do. The next week is the visitor's own in any case. */
export function binding(before: ShownPlan): Pick<MakeWeekRequest, 'keeping'> {
  const keeping = withoutSharing(before)
  const { basis, locked, eatenOut, favouriteDishIds, neverDishIds, pantryFoodIds } = keeping
  const decisions = [basis.avoidedFoodIds, locked, eatenOut, favouriteDishIds, neverDishIds, pantryFoodIds]
  return decisions.some(({ length }) => length > 0) ? { keeping } : {}
}
