/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(text)
  // A day that the month has not, such as February 30th, is read as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}
