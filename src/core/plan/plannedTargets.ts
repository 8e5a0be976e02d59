import type { DailyTargets } from '../nutrition/dailyTargets.js'
import { macrosOf } from '../nutrition/macros.js'

/** A meal that is eaten out, and the share of its day's targets that is left free for it, 0 to 1. */
export interface FreeMeal {
  /** Calendar date, `YYYY-MM-DD`. */
  readonly date: string
  /** The share of the energy, and of the other numbers too if these have none of their own. */
  readonly freeShare: number
  readonly freeShares?: Omit<Readonly<DailyTargets>, 'calories'> | undefined
}

/** A value for each number of a day: the targets, or what is left of them. */
export const dayNumbersOf = (numberOf: (name: keyof DailyTargets) => number): DailyTargets => ({
  ...macrosOf(numberOf),
  fiber: numberOf('fiber'),
})

/** What a meal leaves free of each target. */
export const freeSharesOf = ({ freeShare, freeShares }: FreeMeal): DailyTargets => ({
  ...dayNumbersOf(() => freeShare),
  ...freeShares,
})

/** The share of each of a day's targets that is left to its planned meals, 0 to 1. */
export function plannedShares(eatenOut: readonly FreeMeal[], date: string): DailyTargets {
  const free = eatenOut.filter((meal) => meal.date === date).map(freeSharesOf)
  return dayNumbersOf((name) => Math.max(0, 1 - free.reduce((sum, shares) => sum + shares[name], 0)))
}

/** What is left of a sum of shares by rounding alone. */
const NO_SHARE = 1e-9

/** Whether the days of these meals keep some of each target: there is no plan for nothing. */
export const leavesTargets = (eatenOut: readonly FreeMeal[] = []): boolean =>
  eatenOut.every(({ date }) => Math.min(...Object.values(plannedShares(eatenOut, date))) > NO_SHARE)

/**
 * The targets for a day's planned meals (kcal and grams): the day's targets without the share left free for eating out.
 */
export function plannedTargets(
  targets: DailyTargets,
  eatenOut: readonly FreeMeal[],
  date: string,
): DailyTargets {
  const shares = plannedShares(eatenOut, date)
  return dayNumbersOf((name) => targets[name] * shares[name])
}
