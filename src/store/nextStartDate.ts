import { localDate } from '../core/plan/localDate.js'
import type { PlannerState } from './plannerState.js'

/** A day of the calendar, `YYYY-MM-DD`, if it is still to come. */
export function dayAhead(day: string | null | undefined, now: Date): string | null {
  return day && day > localDate(now) ? day : null
}

/** The first day of the next week, `YYYY-MM-DD`. The day that the visitor chose may have passed since. */
export function nextStartDate({ choices: { startDay } }: PlannerState, now: Date): string {
  return dayAhead(startDay, now) ?? localDate(now)
}
