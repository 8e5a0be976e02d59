import * as z from 'zod/mini'
import { foodsFor } from '../food/dietRules.js'
import type { Food } from '../food/food.js'
import { builtInFoods } from '../food/foodIndex.js'
import { type Profile, profileSchema } from '../profile.js'
import { NoFoodLeftError } from './NoFoodLeftError.js'
import type { WeekPlan } from './weekPlan.js'

/** Used when the caller names no seed, so that the same profile gives the same week. */
export const DEFAULT_SEED = 1

export interface TemplateWeekRequest {
  readonly profile: Profile
  /** First day: a calendar date `YYYY-MM-DD`, or a `Date`, read in local time. */
  readonly startDate: string | Date
  /** Any number; another seed gives a clearly different week. */
  readonly seed?: number
  /** A host's own catalogue in place of the built-in foods. */
  readonly foods?: readonly Food[]
}

const calendarDate = z.iso.date()
const twoDigits = (value: number) => String(value).padStart(2, '0')

function toIsoDate(date: string | Date): string {
  const text =
    typeof date === 'string'
      ? date
      : `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
  if (!calendarDate.safeParse(text).success) {
    throw new RangeError(`startDate must be a calendar date such as "2026-03-02", got "${text}".`)
  }
  return text
}

/**
 * A week of meals for a profile, made from the built-in dish templates without any network call. Equal requests give
 * equal weeks. Avoided foods and diets are never broken; where no plan can meet every number, the nearest one is
 * returned, and `checkPlan` names the numbers it misses.
 * @throws a zod error for an invalid profile, {@link RangeError} for a start date that is none, `TargetsError` for a
 * profile whose energy target is not positive, {@link NoFoodLeftError} when nothing is left to eat on some day.
 */
export async function generateTemplateWeek(request: TemplateWeekRequest): Promise<WeekPlan> {
  const profile = profileSchema.parse(request.profile)
  const startDate = toIsoDate(request.startDate)
  const foods = request.foods ?? builtInFoods
  if (foodsFor(profile, foods).length === 0) throw new NoFoodLeftError(profile, foods)
  // The one place where core reaches up: dishes and generator are loaded only when a week is really made from them.
  const { generateWeek } = await import('../../templates/generateWeek.chunk.js')
  const week = generateWeek(profile, startDate, request.seed ?? DEFAULT_SEED, foods)
  if (week.days.some(({ meals }) => meals.length === 0)) throw new NoFoodLeftError(profile, foods)
  return week
}
