import type { DayPlan } from '../../core/plan/weekPlan.js'
import type { MealVariety } from '../../core/profile.js'
import { isMain, type MealKind } from '../dishes/mealKind.js'

/** How many different dishes of each kind a week starts with. Low variety cooks in batches. */
export const DISHES_A_WEEK: Readonly<Record<MealVariety, Readonly<Record<MealKind, number>>>> = {
  low: { breakfast: 2, lunch: 3, dinner: 3, snack: 3 },
  medium: { breakfast: 4, lunch: 5, dinner: 5, snack: 5 },
  high: { breakfast: 7, lunch: 7, dinner: 7, snack: 7 },
}

/** Different lunches, and different dinners, that a week must not fall below. */
export const FEWEST_MAINS: Readonly<Record<MealVariety, number>> = { low: 2, medium: 4, high: 7 }

/** How far a week is from its variety: too many or too few dinners, and mains that repeat one of the day before. */
export function varietyFaults(days: readonly DayPlan[], variety: MealVariety): number {
  const dinners = days.flatMap(({ meals }) => meals.filter(({ type }) => type === 'dinner'))
  const mains = days.map(({ meals }) => meals.flatMap(({ type, name }) => (isMain(type) ? name : [])))
  const repeats = mains.flatMap((names, day) => names.filter((name) => mains[day - 1]?.includes(name)))
  const offCount = Math.abs(new Set(dinners.map(({ name }) => name)).size - DISHES_A_WEEK[variety].dinner)
  return variety === 'low' ? offCount : offCount + repeats.length
}
