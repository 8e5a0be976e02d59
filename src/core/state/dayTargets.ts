import type { DailyTargets } from '../nutrition/dailyTargets.js'
import { plannedTargets } from '../plan/plannedTargets.js'
import { requireOneOf } from '../requireOneOf.js'
import type { PlanState } from './planState.js'

/**
 * The targets of a day's planned meals (kcal and grams): the plan's targets minus the share that is left free for eating
 * out.
 * @throws {RangeError} for a date that is no day of the plan.
 */
export function dayTargets({ basis, eatenOut, week }: PlanState, date: string): DailyTargets {
  requireOneOf(
    'date',
    date,
    week.days.map((day) => day.date),
  )
  return plannedTargets(basis.targets, eatenOut, date)
}
