import type { DailyTargets } from '../nutrition/dailyTargets.js'
import { plannedTargets } from '../plan/plannedTargets.js'
import type { PlanState } from './planState.js'

/**
 * The targets of a day's planned meals (kcal and grams): the plan's targets minus the share that is left free for eating
 * out.
 */
export function dayTargets({ basis, eatenOut }: PlanState, date: string): DailyTargets {
  return plannedTargets(basis.targets, eatenOut, date)
}
