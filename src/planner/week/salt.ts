import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { AIM, rowsOfItems, SODIUM_ROW } from '../day/dayRows.js'
import { courseItems, type DraftWeek } from './draftWeek.js'
import type { WeekRules } from './weekRules.js'

/** Whether a week has more sodium than is advised. */
export function isSalty({ gaps }: DraftWeek): boolean {
  const limits = gaps.reduce((sum, day) => sum + AIM * (1 + (day[SODIUM_ROW] ?? 0)), 0)
  return limits > DAYS_PER_WEEK
}

/** The sodium of one meal of a course, see `dayRows`. */
export function sodiumOf(week: DraftWeek, index: number, { goal }: Pick<WeekRules, 'goal'>): number {
  return rowsOfItems(courseItems(week, index), goal)[SODIUM_ROW] ?? 0
}
