import { lowestBy } from '../../core/lowestBy.js'
import type { TriedWeek } from './triedWeek.js'

/**
 * A week may miss this many of its 28 numbers, and still counts as good. If all weeks miss more, it may miss this many
 * more than the best one.
 */
export const MORE_OFF = 2

/** The cheapest of the weeks that meet their numbers best; undefined if none has enough calories. */
export function leastOf(tried: readonly TriedWeek[]): TriedWeek | undefined {
  const enough = tried.filter(({ isEnough }) => isEnough)
  const fewestOff = Math.min(...enough.map(({ offCount }) => offCount))
  // Where the best of a few weeks misses one or two, another week may well miss none.
  const mostOff = fewestOff <= MORE_OFF ? MORE_OFF : fewestOff + MORE_OFF
  return lowestBy(
    enough.filter(({ offCount }) => offCount <= mostOff),
    ({ week }) => week.costUsd,
  )
}
