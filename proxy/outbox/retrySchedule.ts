const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The schedule that Standard Webhooks suggests: three days in all. */
export const RETRIES_IN_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]
/** So that events which failed together are not all retried at the same moment. */
export const JITTER = 0.2
/** No event waits longer for its next attempt. */
export const LONGEST_WAIT_MS = Math.ceil(Math.max(...RETRIES_IN_MS) * (1 + JITTER))
