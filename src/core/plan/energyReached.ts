/** Below these shares of its calories, on average and on each day, nobody should eat by a week. */
const LEAST_WEEK_SHARE = 0.8
const LEAST_DAY_SHARE = 0.6

/** The shares of the calories that a week and its days reach. */
export interface EnergyReached {
  /** The week's average; the leanest day's if only that falls short. */
  readonly share: number
  readonly isEnough: boolean
}

/** @param dailyKcal the calories of each day */
export function energyReached(dailyKcal: readonly number[], targetKcal: number): EnergyReached {
  const average = dailyKcal.reduce((sum, kcal) => sum + kcal, 0) / Math.max(dailyKcal.length, 1) / targetKcal
  const leanest = dailyKcal.length === 0 ? 0 : Math.min(...dailyKcal) / targetKcal
  if (average < LEAST_WEEK_SHARE) return { share: average, isEnough: false }
  if (leanest < LEAST_DAY_SHARE) return { share: leanest, isEnough: false }
  return { share: average, isEnough: true }
}
