export const MS_PER_DAY = 86_400_000
const ISO_DATE_LENGTH = 10

/** Every call asks for the day several times, and formatting a date is slow. */
let last = { day: Number.NaN, text: '' }

/** The day (UTC) of a time in milliseconds since the epoch, as `YYYY-MM-DD`. */
export function utcDay(timeMs: number): string {
  const day = Math.floor(timeMs / MS_PER_DAY)
  if (day !== last.day) last = { day, text: new Date(timeMs).toISOString().slice(0, ISO_DATE_LENGTH) }
  return last.text
}
