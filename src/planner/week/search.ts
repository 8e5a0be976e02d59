import type { Steps } from '../steps.js'
import type { Attempt } from './attempt.js'
import type { Change } from './changes.js'
import type { Cookbook } from './cookbook.js'
import { type DraftWeek, withCourses } from './draftWeek.js'
import { MOST_TUNA_G, tunaG } from './tuna.js'
import { faultInPlaceOf, isOverBudget } from './weekFault.js'

/** What an improvement of a week needs. */
export interface Search {
  readonly attempt: Attempt
  readonly cookbook: Cookbook
}

/** A change with a smaller gain is not worth making, see {@link faultInPlaceOf}. */
const LEAST_GAIN = 0.003

/**
 * The effort of a change. A change of a single day solves the fewest meals, and weeks of many dishes, which need such
 * changes most, would otherwise run out of effort first.
 */
const EFFORT = { oneDay: 0.5, moreDays: 1 } as const

function effortOf(changes: readonly Change[]): number {
  const days = new Set(changes.flatMap(({ course }) => course.batch.occasions.map(({ day }) => day)))
  return days.size > 1 ? EFFORT.moreDays : EFFORT.oneDay
}

/** The same search with this much effort, however much was spent before. */
export function withEffort({ attempt, cookbook }: Search, solvesLeft: number): Search {
  return { attempt: { ...attempt, effort: { solvesLeft } }, cookbook }
}

export function isSpent({ attempt }: Search): boolean {
  return attempt.effort.solvesLeft <= 0
}

/**
 * How weeks that may replace a week compare, see {@link faultInPlaceOf}; lower is better, and only a number below 0 is worth
 * a change.
 */
export function faultOver(week: DraftWeek, { attempt: { rules } }: Search): (other: DraftWeek) => number {
  // Within the budget, no wish outweighs a day on target.
  const leastDays = isOverBudget(week, rules) ? 0 : week.daysOnTarget
  // No number is worth more tuna than is advised.
  const mostTunaG = Math.max(MOST_TUNA_G, tunaG(week.gramsByFood))
  const faultOf = faultInPlaceOf(week, rules)
  const present = faultOf(week) - LEAST_GAIN
  return (other) =>
    other.daysOnTarget < leastDays || tunaG(other.gramsByFood) > mostTunaG
      ? Number.POSITIVE_INFINITY
      : faultOf(other) - present
}

/**
 * Tries changes, each of one or more courses at once, and returns the best week; the same week if no change improves
 * it.
 * @param isGoodEnough ends the trials
 */
export function* bestOf(
  week: DraftWeek,
  trials: readonly (readonly Change[])[],
  search: Search,
  isGoodEnough: (week: DraftWeek) => boolean,
): Steps<DraftWeek> {
  const { rules, effort } = search.attempt
  const faultOf = faultOver(week, search)
  let best = week
  let least = 0
  for (const changes of trials) {
    if (isSpent(search)) break
    yield
    effort.solvesLeft -= effortOf(changes)
    const other = withCourses(week, new Map(changes.map(({ index, course }) => [index, course])), rules)
    const fault = faultOf(other)
    if (fault >= least) continue
    best = other
    least = fault
    if (isGoodEnough(other)) break
  }
  return best
}
