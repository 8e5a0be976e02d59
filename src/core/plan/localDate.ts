/** The calendar date of a point in time in the local time zone, `YYYY-MM-DD`. */
export function localDate(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
