/** Below these shares of its calories a week is no plan that anybody should eat: on average, and on each day. */
const LEAST_WEEK_SHARE = 0.8
const LEAST_DAY_SHARE = 0.6

/** What a week reaches of the calories it is planned for, as shares of the target. */
export interface EnergyReached {
  /** The week's average; the leanest day's where only that falls short. */
  readonly share: number
  readonly isEnough: boolean
}

/** @param dailyKcal the calories of each day, before anything is scaled to a budget */
export function energyReached(dailyKcal: readonly number[], targetKcal: number): EnergyReached {
  const average = dailyKcal.reduce((sum, kcal) => sum + kcal, 0) / Math.max(dailyKcal.length, 1) / targetKcal
  const leanest = dailyKcal.length === 0 ? 0 : Math.min(...dailyKcal) / targetKcal
  if (average < LEAST_WEEK_SHARE) return { share: average, isEnough: false }
  if (leanest < LEAST_DAY_SHARE) return { share: leanest, isEnough: false }
  return { share: average, isEnough: true }
}
