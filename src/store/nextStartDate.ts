import { localDate } from '../core/plan/localDate.js'
import type { PlannerState } from './plannerState.js'

/** The first day of the next week, `YYYY-MM-DD`. The day that the visitor chose may have passed since. */
export function nextStartDate({ choices: { startDay } }: PlannerState, now: Date): string {
  const today = localDate(now)
  return startDay !== null && startDay > today ? startDay : today
}
