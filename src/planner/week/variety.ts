import type { MealType } from '../../core/plan/mealTypes.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import type { MealVariety } from '../../core/profile.js'

/** How many different dinners a week starts with. Low variety cooks in batches. */
const DINNERS_A_WEEK: Readonly<Record<MealVariety, number>> = { low: 3, medium: 5, high: 7 }

/**
 * How far a week is from its variety: too many or too few dinners, and lunches or dinners that repeat on the next day. A
 * lunch that was the dinner of the evening before is no repetition: it is cooked for both.
 */
export function varietyFaults(days: readonly DayPlan[], variety: MealVariety): number {
  const namesOf = (mealType: MealType) =>
    days.map(({ meals }) => meals.find(({ type }) => type === mealType)?.name)
  const dinners = namesOf('dinner')
  const offCount = Math.abs(new Set(dinners).size - DINNERS_A_WEEK[variety])
  if (variety === 'low') return offCount
  const repeats = [dinners, namesOf('lunch')].flatMap((names) =>
    names.filter((name, day) => name !== undefined && name === names[day - 1]),
  )
  return offCount + repeats.length
}
