import { MS_PER_DAY } from '../limits/utcDay.js'

/**
 * The time before which a subscription that is still `pending` is over (ISO 8601, UTC). A visitor sends it again within
 * minutes; a page that stays open for longer gets a new one.
 */
export const pendingSince = (nowMs: number) => new Date(nowMs - MS_PER_DAY).toISOString()
