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

export interface FillOptions {
  readonly profile: Profile
  /** `YYYY-MM-DD` */
  readonly startDate: string
  readonly foods: readonly Food[]
  /** Asked only when a day is needed. */
  readonly templateWeek: () => Promise<WeekPlan>
}

/** A composed day that misses a number by more than this share gives way to a template day that is nearer. */
const WIDEST_GAP = 0.1

/**
 * The composed week with template days where a day is missing, misses its targets or breaks a rule that no plan may
 * break.
 * @throws {TargetsError} when the profile has no positive daily target.
 */
export async function fillFromTemplates(composed: ComposedWeek, options: FillOptions): Promise<WeekPlan> {
  const { profile, startDate, foods, templateWeek } = options
  const targets = dailyTargets(profile)
  const draft = toWeekPlan(
    startDate,
    composed.map((meals) => [...(meals ?? [])]),
  )
  const violations = checkPlan(draft, profile, foods).filter(isHard)
  const broken = new Set(violations.map(({ dayIndex }) => dayIndex))
  const isFar = (meals: readonly Meal[]) => widestGap(meals, targets) > WIDEST_GAP
  if (broken.size === 0 && !draft.days.some(({ meals }) => isFar(meals))) return draft

  const { days: standIns } = await templateWeek()
  const isBetter = (standIn: readonly Meal[], meals: readonly Meal[]) =>
    isFar(meals) && widestGap(standIn, targets) < widestGap(meals, targets)
  return toWeekPlan(
    startDate,
    draft.days.map(({ meals }, day) => {
      const standIn = standIns[day]?.meals ?? []
      return broken.has(day) || isBetter(standIn, meals) ? standIn : meals
    }),
  )
}
