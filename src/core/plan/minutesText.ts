import type { Format } from '../format.js'
import type { CoreWords } from '../words.js'

const MINUTES_AN_HOUR = 60

/** Minutes before the word for them: `45`, or `3 h 9` from an hour on; whole hours stay `120`, since `2 h 0` reads badly. */
export const minutesText = (minutes: number, { planText }: CoreWords, { whole }: Pick<Format, 'whole'>) =>
  minutes < MINUTES_AN_HOUR || minutes % MINUTES_AN_HOUR === 0
    ? whole(minutes)
    : planText.hours(whole(Math.floor(minutes / MINUTES_AN_HOUR)), whole(minutes % MINUTES_AN_HOUR))
