import { builtInFoods } from '../core/food/foodIndex.js'
import { foodsFor } from '../core/food/foodsFor.js'
import type { TemplateWeekRequest } from '../core/plan/generateTemplateWeek.js'
import { isCalendarDate } from '../core/plan/isCalendarDate.js'
import { localDate } from '../core/plan/localDate.js'
import { NoFoodLeftError } from '../core/plan/NoFoodLeftError.js'
import type { WeekPlan } from '../core/plan/weekPlan.js'
import { profileSchema } from '../core/profile.js'
import { generateWeek } from './week/planWeek.js'

/** Used when the caller names no seed, so that the same profile gives the same week. */
const DEFAULT_SEED = 1

function toIsoDate(date: string | Date): string {
  const text = typeof date === 'string' ? date : localDate(date)
  if (!isCalendarDate(text)) {
    throw new RangeError(`startDate must be a calendar date such as "2026-03-02", got "${text}".`)
  }
  return text
}

/** `generateTemplateWeek`, for callers that have loaded the templates already; see there. */
export function templateWeek(request: TemplateWeekRequest): WeekPlan {
  const profile = profileSchema.parse(request.profile)
  const startDate = toIsoDate(request.startDate)
  const foods = request.foods ?? builtInFoods
  if (foodsFor(profile, foods).length === 0) throw new NoFoodLeftError(profile, foods)
  const week = generateWeek(profile, startDate, request.seed ?? DEFAULT_SEED, foods)
  if (week.days.some(({ meals }) => meals.length === 0)) throw new NoFoodLeftError(profile, foods)
  return week
}
