export const MS_PER_DAY = 86_400_000
const ISO_DATE_LENGTH = 10

/** The day (UTC) of a time in milliseconds since the epoch, as `YYYY-MM-DD`. */
export const utcDay = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, ISO_DATE_LENGTH)
