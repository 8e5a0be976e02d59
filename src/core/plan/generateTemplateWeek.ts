import type { Food } from '../food/food.js'
import type { Profile } from '../profile.js'
import type { WeekPlan } from './weekPlan.js'

export interface TemplateWeekRequest {
  readonly profile: Profile
  /** First day: a calendar date `YYYY-MM-DD`, or a `Date`, read in local time. */
  readonly startDate: string | Date
  /** Any number; another seed gives a clearly different week. */
  readonly seed?: number
  /** A host's own catalogue in place of the built-in foods. */
  readonly foods?: readonly Food[]
}

/**
 * A week of meals for a profile, made from the built-in dish templates without any network call. Equal requests give
 * equal weeks. Avoided foods and diets are never broken; where no plan can meet every number, the nearest one is
 * returned, and `checkPlan` names the numbers it misses.
 * @throws a zod error for an invalid profile, {@link RangeError} for a start date that is none, `TargetsError` for a
 * profile whose energy target is not positive, `NoFoodLeftError` when nothing is left to eat on some day.
 */
export async function generateTemplateWeek(request: TemplateWeekRequest): Promise<WeekPlan> {
  // biome-ignore lint/style/noRestrictedImports: core's one reach upwards; dishes and generator load when a week is made from them
  const { templateWeek } = await import('../../planner/index.js')
  return templateWeek(request)
}
