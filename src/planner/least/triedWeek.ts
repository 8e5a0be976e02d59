import { macroStatus } from '../../core/nutrition/macroStatus.js'
import { type Macros, NUTRIENTS } from '../../core/nutrition/macros.js'
import type { Attempt } from '../week/attempt.js'
import { draftEnergy } from '../week/draftEnergy.js'
import type { DraftWeek } from '../week/draftWeek.js'

/**
 * A number that more days than these miss counts as missed. Fewer would not do: few weeks are tried, and another one may
 * well reach on some days more what none of these does.
 */
const MOST_MISSING_DAYS = 5

/** A week that was planned to see what it costs and reaches. */
export interface TriedWeek {
  readonly week: DraftWeek
  readonly attempt: Attempt
  /** Whether it brings enough calories to be shown. */
  readonly isEnough: boolean
  /** How many numbers its days miss, each day's counted. */
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
    isEnough: draftEnergy(week, attempt.rules).isEnough,
    offCount: daysOff.reduce((sum, days) => sum + days, 0),
    missed: NUTRIENTS.filter((_, row) => (daysOff[row] ?? 0) > MOST_MISSING_DAYS),
  }
}
