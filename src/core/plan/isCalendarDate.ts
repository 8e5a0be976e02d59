import { addDays } from './addDays.js'

/** `toISOString` writes years beyond 9999 with more than four digits. No date of a plan has them. */
const SHAPE = /^\d{4}-/

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  // `Date.parse` reads a day that does not exist, such as February 30th, as a day of the next month.
  return SHAPE.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}
