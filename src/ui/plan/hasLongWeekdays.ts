import type { Format } from '../../core/format.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'

/** A short name of a weekday with more letters needs a wider place, as in Arabic or Polish. */
const MOST_LETTERS = 4

export const hasLongWeekdays = (days: readonly DayPlan[], { weekdayShort }: Format) =>
  days.some(({ date }) => weekdayShort(date).length > MOST_LETTERS)
