import { macroStatus } from '../../core/nutrition/macroStatus.js'
import { type Macros, NUTRIENTS } from '../../core/nutrition/macros.js'
import type { Attempt } from './attempt.js'
import type { DraftWeek } from './draftWeek.js'

/**
 * A number counts as missed if more days than this miss it. The limit is high because only a few weeks are tried:
 * another week may well reach the number on a few more days.
 */
const MOST_MISSING_DAYS = 5

/** A week that was planned only to learn its cost and the numbers that it reaches. */
export interface TriedWeek {
  readonly week: DraftWeek
  readonly attempt: Attempt
  /** Whether it has enough calories to be shown. */
  readonly isEnough: boolean
  /** How many numbers its days miss, added up over the days. */
  readonly offCount: number
  /** The numbers that nearly all of its days miss. */
  readonly missed: readonly (keyof Macros)[]
}

export function toTriedWeek(week: DraftWeek, attempt: Attempt): TriedWeek {
  const daysOff = NUTRIENTS.map(
    (_, row) => week.gaps.filter((day) => macroStatus(1 + (day[row] ?? -1), 1) !== 'good').length,
  )
  return {
    week,
    attempt,
    isEnough: week.energy.isEnough,
    offCount: daysOff.reduce((sum, days) => sum + days, 0),
    missed: NUTRIENTS.filter((_, row) => (daysOff[row] ?? 0) > MOST_MISSING_DAYS),
  }
}
