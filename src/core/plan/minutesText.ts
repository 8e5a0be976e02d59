import type { Format } from '../format.js'
import type { CoreWords } from '../words.js'

const MINUTES_AN_HOUR = 60

/** Minutes before the word for them: `45`, or `3 h 9` from an hour on. */
export const minutesText = (minutes: number, { planText }: CoreWords, { whole }: Pick<Format, 'whole'>) =>
  minutes < MINUTES_AN_HOUR
    ? whole(minutes)
    : planText.hours(whole(Math.floor(minutes / MINUTES_AN_HOUR)), whole(minutes % MINUTES_AN_HOUR))
