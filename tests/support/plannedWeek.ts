import { generateTemplateWeek, type Profile, type WeekPlan } from 'react-meal-planner/core'
import { sampleProfile } from './sampleProfile.js'

export const WEEK_START = '2026-03-02'

const weeks = new Map<string, Promise<WeekPlan>>()

/** Frozen, but for the foods, which are those of every week. */
function frozen(week: WeekPlan): WeekPlan {
  for (const day of week.days) {
    for (const meal of day.meals) {
      for (const item of meal.items) Object.freeze(item)
      Object.freeze(meal.items)
      Object.freeze(meal)
    }
    Object.freeze(day.meals)
    Object.freeze(day)
  }
  Object.freeze(week.days)
  return Object.freeze(week)
}

/** The planner's week for an average adult with these changes. It is planned once for all tests that ask for it. */
export function plannedWeek(
  changes: Partial<Profile> = {},
  seed = 1,
  startDate = WEEK_START,
): Promise<WeekPlan> {
  const request = { profile: sampleProfile(changes), startDate, seed }
  const key = JSON.stringify(request)
  const week = weeks.get(key) ?? generateTemplateWeek(request).then(frozen)
  weeks.set(key, week)
  return week
}
