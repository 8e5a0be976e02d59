import { addDays } from './addDays.js'
import { DAYS_PER_WEEK } from './daysPerWeek.js'
import { isCalendarDate, requireDate } from './isCalendarDate.js'

/** Whether a text is the first day of a week before the year 10000, because dates have four digits for the year. */
export function isFirstDay(text: string): boolean {
  return isCalendarDate(text) && isCalendarDate(addDays(text, DAYS_PER_WEEK - 1))
}

/** @throws {RangeError} when a week cannot begin on that day. */
export const requireFirstDay = (startDate: string): void => requireDate('startDate', startDate, isFirstDay)
