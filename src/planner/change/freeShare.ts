import { plannedShare } from '../../core/plan/plannedTargets.js'
import type { PlanState } from '../../core/state/planState.js'

/** A day keeps some target, however many meals are eaten out. */
const MOST_FREE = 0.9
/** Shares are kept to four digits. */
const DIGITS = 10_000

/** The share that a meal leaves free of its day's targets, as it is kept: no more than the day has left. */
export function freeShare(share: number, beside: PlanState['eatenOut'], date: string): number {
  const most = Math.max(0, MOST_FREE - (1 - plannedShare(beside, date)))
  return Math.round(Math.min(share, most) * DIGITS) / DIGITS
}
