import type { DailyTargets } from '../../core/nutrition/dailyTargets.js'
import { dayNumbersOf, type FreeMeal, plannedShares } from '../../core/plan/plannedTargets.js'
import type { PlanState } from '../../core/state/planState.js'

/** A day keeps some target, however many meals are eaten out. */
const MOST_FREE = 0.9
/** Shares are kept to four digits. */
const DIGITS = 10_000

/** The shares that a meal leaves free of its day's targets, as they are kept: no more than the day has left. */
export function freeShareOf(
  shares: DailyTargets,
  beside: PlanState['eatenOut'],
  date: string,
): Pick<FreeMeal, 'freeShare' | 'freeShares'> {
  const planned = plannedShares(beside, date)
  const { calories: freeShare, ...freeShares } = dayNumbersOf((name) => {
    const most = Math.max(0, planned[name] - (1 - MOST_FREE))
    return Math.round(Math.min(shares[name], most) * DIGITS) / DIGITS
  })
  return { freeShare, ...(freeShare > 0 && { freeShares }) }
}
