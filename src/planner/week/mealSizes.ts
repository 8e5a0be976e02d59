import type { DraftWeek } from './draftWeek.js'
import { kcalBeyond } from './keepsPlate.js'
import type { WeekRules } from './weekRules.js'

/** How far a meal may leave its usual share of the day before people call it too small or too large. */
const TOLERANCE = 0.001

/** By what share of a day's energy the meals of a course are smaller or larger than they should be. */
export function oddSize(
  { courses, servings, grams }: DraftWeek,
  index: number,
  { targets }: Pick<WeekRules, 'targets'>,
): number {
  const serving = servings[index]
  if (serving === undefined || courses[index]?.kept) return 0
  return Math.max(0, kcalBeyond(serving, grams[index] ?? []) / Math.max(targets.calories, 1) - TOLERANCE)
}

/** The same of all meals of a week. */
export function oddSizes(week: DraftWeek, rules: Pick<WeekRules, 'targets'>): number {
  return week.courses.reduce(
    (sum, { batch }, index) => sum + batch.occasions.length * oddSize(week, index, rules),
    0,
  )
}

/** How many meals of a week are smaller or larger than they should be. */
export function oddMeals(week: DraftWeek, rules: Pick<WeekRules, 'targets'>): number {
  return week.courses.reduce(
    (sum, { batch }, index) => sum + (oddSize(week, index, rules) > 0 ? batch.occasions.length : 0),
    0,
  )
}
