const MS_PER_DAY = 86_400_000

/** The calendar date `days` after `date` (`YYYY-MM-DD`); time zones and daylight saving play no part. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10)
}
