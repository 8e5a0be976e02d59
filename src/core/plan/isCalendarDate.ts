/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(text)
  // `Date.parse` reads a day that does not exist, such as February 30th, as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}
