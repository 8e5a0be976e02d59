import type { MealType } from '../../core/plan/mealTypes.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import type { MealVariety } from '../../core/profile.js'
import type { MealKind } from '../dishes/mealKind.js'

/** How many different dishes of each kind a week starts with. Low variety cooks in batches. */
export const DISHES_A_WEEK: Readonly<Record<MealVariety, Readonly<Record<MealKind, number>>>> = {
  low: { breakfast: 2, lunch: 3, dinner: 3, snack: 3 },
  medium: { breakfast: 4, lunch: 5, dinner: 5, snack: 5 },
  high: { breakfast: 7, lunch: 7, dinner: 7, snack: 7 },
}

/** Different lunches, and different dinners, that a week must not fall below. */
export const FEWEST_MAINS: Readonly<Record<MealVariety, number>> = { low: 2, medium: 4, high: 7 }

/**
 * How far a week is from its variety: too many or too few dinners, and lunches or dinners that repeat on the next day. A
 * lunch that was the dinner of the evening before is no repetition: it is cooked for both.
 */
export function varietyFaults(days: readonly DayPlan[], variety: MealVariety): number {
  const namesOf = (mealType: MealType) =>
    days.map(({ meals }) => meals.find(({ type }) => type === mealType)?.name)
  const dinners = namesOf('dinner')
  const offCount = Math.abs(new Set(dinners).size - DISHES_A_WEEK[variety].dinner)
  if (variety === 'low') return offCount
  const repeats = [dinners, namesOf('lunch')].flatMap((names) =>
    names.filter((name, day) => name !== undefined && name === names[day - 1]),
  )
  return offCount + repeats.length
}
