import { isAt } from '../../core/plan/isAt.js'
import { isLocked } from '../../core/state/isLocked.js'
import { PlanChangeError } from '../../core/state/PlanChangeError.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import { type Plate, placeOf } from './plate.js'

/**
 * The plate at a place, if it may change.
 * @throws {PlanChangeError} when there is none, or it is locked.
 */
export function requirePlate(plan: PlanState, place: MealPlace, plates: readonly Plate[]): Plate {
  const plate = plates.find((other) => isAt(place)(placeOf(other, plan.week)))
  if (plate === undefined) throw new PlanChangeError('not-in-plan', `${place.type} on ${place.date}`)
  if (isLocked(plan, place)) throw new PlanChangeError('locked', plate.meal.name)
  return plate
}
