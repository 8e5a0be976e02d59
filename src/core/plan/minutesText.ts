import type { Format } from '../format.js'
import type { CoreWords } from '../words.js'

const MINUTES_AN_HOUR = 60

/** Minutes in words: `45 min`, and `2 h` or `3 h 9 min` from an hour on. */
export function minutesText(minutes: number, { planText }: CoreWords, { whole }: Pick<Format, 'whole'>) {
  const rest = minutes % MINUTES_AN_HOUR
  const short = rest > 0 ? planText.minutes(whole(rest)) : ''
  return minutes < MINUTES_AN_HOUR
    ? planText.minutes(whole(minutes))
    : planText.hours(whole(Math.floor(minutes / MINUTES_AN_HOUR)), short)
}
