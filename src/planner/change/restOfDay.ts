import { isLocked } from '../../core/state/isLocked.js'
import type { PlanState } from '../../core/state/planState.js'
import { type Plate, placeOf } from './plate.js'

/**
 * The plates of days whose portions may move. Locked plates may not, and neither may a pot with plates on other days,
 * because all plates of a pot have the same amounts.
 */
export function restOfDay(plan: PlanState, plates: readonly Plate[], days: readonly number[]): Plate[] {
  return plates.filter(
    (plate) =>
      days.includes(plate.day) &&
      !isLocked(plan, placeOf(plate, plan.week)) &&
      !plates.some((other) => other !== plate && other.pot === plate.pot),
  )
}
