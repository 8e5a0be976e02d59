import type { GivenFoods } from '../food/food.js'
import { isDate } from '../isDate.js'
import type { Profile } from '../profile.js'
import { profileSchema } from '../profileSchema.js'
import { requireFinite } from '../requireFinite.js'
import { beginWeek } from './beginWeek.js'
import { requireFirstDay } from './isFirstDay.js'
import { localDate } from './localDate.js'
import { planRulesFor } from './planRules.js'
import type { WeekPlan } from './weekPlan.js'
import { withMadeFor } from './withMadeFor.js'

/** Used if the caller names no seed, so that the same profile gives the same week. */
const DEFAULT_SEED = 1

/** What {@link generateTemplateWeek} needs to know. */
export interface TemplateWeekRequest {
  readonly profile: Profile
  /** First day: a calendar date `YYYY-MM-DD`, or a `Date`, read in local time. */
  readonly startDate: string | Date
  /** Any finite number; another seed gives a clearly different week. */
  readonly seed?: number | undefined
  /** A host's own catalogue in place of the built-in foods. */
  readonly foods?: GivenFoods
  /**
   * Called after each of hundreds of steps, a few milliseconds at most, so that a page can answer meanwhile. Return
   * undefined to go on at once, or a promise to wait for. An error that it throws ends the work.
   */
  readonly pause?: (() => Promise<void> | undefined) | null | undefined
}

function parseStartDate(date: string | Date): string {
  const text = isDate(date) ? localDate(date) : date
  requireFirstDay(text)
  return text
}

/**
 * A week of meals for a profile, made by the built-in planner without any network call. Equal requests give equal
 * weeks. Avoided foods and diets are never broken. If no plan can meet every number, the nearest one is returned, and
 * `checkPlan` names the numbers it misses. A week with too few calories is not returned.
 * @throws a zod error for an invalid profile, {@link RangeError} for an invalid start date or seed, `TargetsError` for a
 * profile whose energy target is not positive, `NoFoodLeftError` when nothing is left to eat on some day,
 * `InfeasibleWeekError` when the nearest week stays below 80% of its calories, or one of its days below 60%,
 * `PartNotLoadedError` when the planner did not load.
 */
export async function generateTemplateWeek({
  profile,
  startDate,
  seed = DEFAULT_SEED,
  foods,
  pause,
}: TemplateWeekRequest): Promise<WeekPlan> {
  requireFinite('seed', seed)
  const start = { startDate: parseStartDate(startDate), seed }
  const rules = planRulesFor(profileSchema.parse(profile), foods)
  const week = await beginWeek(rules, start)
  return withMadeFor(await week.finish(pause), rules)
}
