import { mealTypes } from '../core/plan/mealTypes.js'
import type { MealPlace } from '../core/state/planState.js'
import type { MakeWeekRequest } from './plannerServices.js'
import type { ShownPlan } from './plannerState.js'
import { withoutSharing } from './withoutSharing.js'

/** What the visitor eats out. What came with a link has no dish: that is where the sharer eats out. */
const ownEatenOut = ({ eatenOut, isShared }: ShownPlan) =>
  isShared ? eatenOut.filter(({ dishId }) => dishId !== undefined) : eatenOut

/**
 * The plan that binds the next week, if it holds decisions that do. The next week is the visitor's own in any case. A
 * shared plan may have meals that the visitor's weeks do not have.
 */
export function binding(before: ShownPlan): Pick<MakeWeekRequest, 'keeping'> {
  const { basis, favouriteDishIds, neverDishIds, pantryFoodIds } = before
  const types = mealTypes(basis.mealsPerDay)
  const isInWeek = ({ type }: MealPlace) => types.includes(type)
  const locked = before.locked.filter(isInWeek)
  const eatenOut = ownEatenOut(before).filter(isInWeek)
  const decisions = [basis.avoidedFoodIds, locked, eatenOut, favouriteDishIds, neverDishIds, pantryFoodIds]
  if (decisions.every(({ length }) => length === 0)) return {}
  return { keeping: { ...withoutSharing(before), locked, eatenOut } }
}
