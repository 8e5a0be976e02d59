/** `toISOString` writes years beyond 9999 with more than four digits. No date of a plan has them. */
const SHAPE = /^\d{4}-/

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  // `Date` reads a day that does not exist, such as February 30th, as a day of the next month, and other texts in local time.
  return SHAPE.test(text) && JSON.stringify(new Date(text)) === `"${text}T00:00:00.000Z"`
}

/** @throws {RangeError} when a value is no date that `isFine` takes. */
export function requireDate(name: string, date: string, isFine = isCalendarDate): void {
  if (!isFine(date))
    throw new RangeError(`${name} must be a calendar date such as "2026-03-02", got "${date}".`)
}
