import type { Food } from '../core/food/food.js'
import { dailyTargets } from '../core/nutrition/macros.js'
import { checkPlan } from '../core/plan/checkPlan.js'
import { toWeekPlan } from '../core/plan/composePlan.js'
import { isHard } from '../core/plan/planViolation.js'
import type { Meal, WeekPlan } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'
import { widestGap } from './completeDay.js'

/** The meals of each of seven days, `null` where the model could not give them. */
export type ComposedWeek = readonly (readonly Meal[] | null)[]

/** A composed day that misses a number by more than this share gives way to a template day that is nearer. */
const WIDEST_GAP = 0.1

/**
 * The composed week with template days where a day is missing, misses its targets or breaks a rule that no plan may
 * break.
 * @throws {TargetsError} when the profile has no positive daily target.
 */
export function fillFromTemplates(
  composed: ComposedWeek,
  templates: WeekPlan,
  profile: Profile,
  foods: readonly Food[],
): WeekPlan {
  const targets = dailyTargets(profile)
  const mealsByDay = templates.days.map(({ meals: standIn }, day) => {
    const meals = composed[day]
    if (!meals) return standIn
    const gap = widestGap(meals, targets)
    return gap > WIDEST_GAP && gap > widestGap(standIn, targets) ? standIn : [...meals]
  })
  const week = toWeekPlan(templates.startDate, mealsByDay)
  const violations = checkPlan(week, profile, foods).filter(isHard)
  if (violations.length === 0) return week
  const broken = new Set(violations.map(({ dayIndex }) => dayIndex))
  return toWeekPlan(
    templates.startDate,
    week.days.map(({ meals }, day) => (broken.has(day) ? (templates.days[day]?.meals ?? meals) : meals)),
  )
}
