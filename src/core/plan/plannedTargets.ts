import type { DailyTargets } from '../nutrition/dailyTargets.js'
import { scaledTargets } from '../nutrition/scaledTargets.js'

/** A meal that is eaten out, and the share of its day's targets that is left free for it, 0 to 1. */
export interface FreeMeal {
  /** Calendar date, `YYYY-MM-DD`. */
  readonly date: string
  readonly freeShare: number
}

/** The share of a day's targets that is left to its planned meals, 0 to 1. */
export function plannedShare(eatenOut: readonly FreeMeal[], date: string): number {
  const free = eatenOut.reduce((sum, meal) => sum + (meal.date === date ? meal.freeShare : 0), 0)
  return Math.max(0, 1 - free)
}

/**
 * The targets for a day's planned meals (kcal and grams): the day's targets without the share left free for eating out.
 */
export function plannedTargets(
  targets: DailyTargets,
  eatenOut: readonly FreeMeal[],
  date: string,
): DailyTargets {
  return scaledTargets(targets, plannedShare(eatenOut, date))
}
