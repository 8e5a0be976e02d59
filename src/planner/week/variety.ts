import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import type { MealVariety } from '../../core/profile.js'

/** How many different dinners a week has. Low variety cooks in batches. */
export const DINNERS_A_WEEK: Readonly<
  Record<MealVariety, { readonly fewest: number; readonly most: number }>
> = {
  low: { fewest: 2, most: 3 },
  medium: { fewest: 4, most: 5 },
  high: { fewest: DAYS_PER_WEEK, most: DAYS_PER_WEEK },
}

/**
 * How far a week is from its variety: too many or too few dinners, and lunches or dinners that repeat on the next day. A
 * lunch that was the dinner of the evening before is no repetition: it is cooked for both.
 */
export function varietyFaults(days: readonly DayPlan[], variety: MealVariety): number {
  const namesOf = (mealType: MealType) =>
    days.map(({ meals }) => meals.find(({ type }) => type === mealType)?.name)
  const dinners = namesOf('dinner')
  const count = new Set(dinners).size
  const { fewest, most } = DINNERS_A_WEEK[variety]
  const offCount = Math.max(0, fewest - count, count - most)
  if (variety === 'low') return offCount
  const repeats = [dinners, namesOf('lunch')].flatMap((names) =>
    names.filter((name, day) => name !== undefined && name === names[day - 1]),
  )
  return offCount + repeats.length
}
