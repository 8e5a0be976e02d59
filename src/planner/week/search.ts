import type { PlanRules } from '../../core/plan/planRules.js'
import { ROUNDING } from '../day/plannedGap.js'
import type { Steps } from '../steps.js'
import type { Attempt } from './attempt.js'
import type { Change } from './changes.js'
import type { Cookbook } from './cookbook.js'
import { type DraftWeek, withCourses } from './draftWeek.js'
import { isSalty } from './salt.js'
import { MOST_TUNA_G, tunaG } from './tuna.js'
import { faultInPlaceOf, isOverBudget, leastFaultInPlaceOf } from './weekFault.js'
import type { WeekRules } from './weekRules.js'

/** What an improvement of a week needs. */
export interface Search {
  readonly attempt: Attempt
  readonly cookbook: Cookbook
}

/** A week that misses by less than this in sum needs no other dishes, only more room for the portions of its own. */
export const NEAR_MISS = 0.3

/** A cost below this multiple of the budget may be brought within it by cheaper portions. */
export const NEARLY_WITHIN = 1.15

/** Above this share of the budget, a week that misses its numbers may lack nothing but money. */
const MONEY_SPENT = 0.85

/** Whether a week that misses its numbers could spend more to meet them. */
export const hasMoneyLeft = ({ costUsd }: DraftWeek, { budgetUsd }: Pick<PlanRules, 'budgetUsd'>): boolean =>
  costUsd < MONEY_SPENT * budgetUsd

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

/** A fault that counts beside the others, never below 0. */
export type OwnFault = (week: DraftWeek) => number

/** @param most a fault from here on may be given as infinity: no week with such a fault wins */
type FaultOver = (week: DraftWeek, most?: number) => number

/**
 * How weeks that may replace a week compare, see {@link faultInPlaceOf}; lower is better, and only a number below 0 is worth
 * a change.
 */
export function faultOver(
  week: DraftWeek,
  { attempt: { rules } }: Search,
  ownFault: OwnFault = () => 0,
): FaultOver {
  // Within the budget, no wish outweighs a day on target or brings the others further from theirs.
  const isOver = isOverBudget(week, rules)
  const leastDays = isOver ? 0 : week.daysOnTarget
  const isLost = isOver || week.missed > NEAR_MISS
  const mostMissed = isLost ? Number.POSITIVE_INFINITY : Math.max(week.missed, ROUNDING)
  // No number is worth more tuna than is advised.
  const mostTunaG = Math.max(MOST_TUNA_G, tunaG(week.gramsByFood))
  // And nothing but better numbers is worth more salt than is advised.
  const mayBeSalty = isLost || isSalty(week)
  const isWorse = (other: DraftWeek) =>
    other.daysOnTarget < leastDays || other.missed > mostMissed || tunaG(other.gramsByFood) > mostTunaG
  const isTooSalty = (other: DraftWeek) => !mayBeSalty && other.missed >= week.missed && isSalty(other)
  const common = faultInPlaceOf(week, rules)
  const least = leastFaultInPlaceOf(week, rules)
  const faultOf = (one: DraftWeek) => common(one) + ownFault(one)
  const present = faultOf(week) - LEAST_GAIN
  return (other, most = 0) =>
    isWorse(other) || isTooSalty(other) || least(other) - present >= most
      ? Number.POSITIVE_INFINITY
      : faultOf(other) - present
}

interface Solved {
  readonly week: DraftWeek
  readonly rules: WeekRules
  readonly other: DraftWeek
}

/** What each trial came to last. Trials that win nothing are often looked at again, to be mended. */
const lastSolved = new WeakMap<readonly Change[], Solved>()

/** The week with changes of one or more courses at once. */
export function withChanges(week: DraftWeek, changes: readonly Change[], rules: WeekRules): DraftWeek {
  const known = lastSolved.get(changes)
  if (known?.week === week && known.rules === rules) return known.other
  const other = withCourses(week, new Map(changes.map(({ index, course }) => [index, course])), rules)
  lastSolved.set(changes, { week, rules, other })
  return other
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
  ownFault?: OwnFault,
): Steps<DraftWeek> {
  const { rules, effort } = search.attempt
  const faultOf = faultOver(week, search, ownFault)
  let best = week
  let least = 0
  for (const changes of trials) {
    if (isSpent(search)) break
    yield
    effort.solvesLeft -= effortOf(changes)
    const other = withChanges(week, changes, rules)
    const fault = faultOf(other, least)
    if (fault >= least) continue
    best = other
    least = fault
    if (isGoodEnough(other)) break
  }
  return best
}
