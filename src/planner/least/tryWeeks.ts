import type { PlanRules } from '../../core/plan/planRules.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import type { Steps } from '../steps.js'
import { type Attempt, startAttempt } from '../week/attempt.js'
import { leastOf, MORE_OFF } from '../week/leastOf.js'
import { makeCheaper } from '../week/makeCheaper.js'
import { mayHaveLargeMeals } from '../week/mayHaveLargeMeals.js'
import { planRoughly } from '../week/planAttempt.js'
import { planBestAttempt } from '../week/planBestAttempt.js'
import type { RoomName } from '../week/room.js'
import { CHEAPEST, THRIFT_LADDER } from '../week/thriftLadder.js'
import { type TriedWeek, toTriedWeek } from '../week/triedWeek.js'

/** Weeks that are planned without a budget. As long as they miss numbers, each may use more foods. */
export const FREE_WEEKS = 3
/**
 * Weeks that are planned for a low budget: how many if the smallest possible one leads to good weeks, and how many if it
 * does not. `bench/leastCost.ts` measures how near they come to the least.
 */
const CHEAP_WEEKS = 4
const CHEAP_WEEKS_IF_HARD = 5
/** So many weeks are planned for the smallest budget before another one is tried. */
const SMALLEST_BUDGET_WEEKS = 2
/** The budget instead, as a share of the cheapest week's cost. */
const LESS_IF_HARD = 0.9
const SOLVES_A_WEEK = 450
/** The seed of the thorough week that is planned for the cheapest week's cost. */
const ANEW_SEED = 21
/** The seeds of the quick ones beside it. */
const ANEW_QUICK_SEEDS = [11, 12]
/** The first seed of the changes to them. */
const ANEW_CHANGES_SEED = 100
/** The budget of the quick ones, as a share of the cheapest week's cost. */
const ANEW_BUDGET = 1.05
const [AT_ANY_PRICE] = THRIFT_LADDER

const effort = () => ({ solvesLeft: SOLVES_A_WEEK })

/** The numbers that all of these weeks miss. */
export function missedByAll(tried: readonly TriedWeek[]): TriedWeek['missed'] {
  const [first, ...rest] = tried
  return (first?.missed ?? []).filter((nutrient) => rest.every(({ missed }) => missed.includes(nutrient)))
}

function* tryWeek(attempt: Attempt): Steps<TriedWeek> {
  const { week } = yield* planRoughly(attempt)
  return toTriedWeek(week, attempt)
}

/** A week at any price. Each one after the first may use more foods and more room, as the weeks of visitors do. */
export function* freeWeek(
  rules: PlanRules,
  misses: number,
  room: RoomName = misses === 0 ? 'usual' : 'wide',
): Steps<TriedWeek> {
  const thrift = misses < FREE_WEEKS - 1 ? CHEAPEST : AT_ANY_PRICE
  const atAnyPrice = { ...rules, budgetUsd: Number.POSITIVE_INFINITY }
  return yield* tryWeek(startAttempt(atAnyPrice, misses + 1, { thrift, effort: effort(), misses, room }))
}

/** Weeks at any price, until one meets its numbers. Meals larger than usual are only for weeks too low in calories. */
function* freeWeeks(rules: PlanRules): Steps<readonly TriedWeek[]> {
  const tried: TriedWeek[] = []
  for (let misses = 0; misses < FREE_WEEKS; misses++) {
    const week = yield* freeWeek(rules, misses)
    tried.push(week)
    if (week.isEnough && week.offCount <= MORE_OFF) return tried
  }
  const share = Math.max(...tried.map(({ week }) => week.energy.share))
  if (leastOf(tried) || !mayHaveLargeMeals(rules, share)) return tried
  return [...tried, yield* freeWeek(rules, FREE_WEEKS, 'generous')]
}

/**
 * Weeks for a low budget. If no week for the smallest possible one meets its numbers as well as a week at any price, the
 * others are planned for a little less than the cheapest week that does.
 */
function* cheapWeeks(free: readonly TriedWeek[], rules: PlanRules): Steps<readonly TriedWeek[]> {
  const start = leastOf(free)
  if (start === undefined) return free
  const tried = [...free]
  const { misses, rules: before } = start.attempt
  let isHard = false
  for (let seed = 1; seed <= (isHard ? CHEAP_WEEKS_IF_HARD : CHEAP_WEEKS); seed++) {
    const best = leastOf(tried) ?? start
    if (seed === SMALLEST_BUDGET_WEEKS + 1) isHard = best === start
    const budgetUsd = isHard ? best.week.costUsd * LESS_IF_HARD : PROFILE_LIMITS.weeklyFoodBudget.min
    const options = { thrift: CHEAPEST, misses: isHard ? misses : 0, room: before.room.name }
    tried.push(yield* tryWeek(startAttempt({ ...rules, budgetUsd }, seed, { ...options, effort: effort() })))
  }
  return tried
}

/** Weeks of other dishes for about the cost of the cheapest one so far. */
function* weeksAnew({ week, attempt }: TriedWeek, rules: PlanRules): Steps<readonly TriedWeek[]> {
  const rough = yield* planBestAttempt({ ...rules, budgetUsd: week.costUsd }, ANEW_SEED)
  const tried = rough ? [toTriedWeek(rough.week, rough.search.attempt)] : []
  const quickRules = { ...rules, budgetUsd: week.costUsd * ANEW_BUDGET }
  const options = { thrift: CHEAPEST, misses: attempt.misses, room: attempt.rules.room.name }
  for (const seed of ANEW_QUICK_SEEDS)
    tried.push(yield* tryWeek(startAttempt(quickRules, seed, { ...options, effort: effort() })))
  return tried
}

/**
 * Plans weeks to find the cheapest one that meets its numbers as well as any. A budget that no week can keep to makes
 * the planner give up numbers for a lower cost. So the first weeks are planned without a budget, and the cheapest of
 * those that meet their numbers is in the end made cheaper in small steps, as long as it still meets them. How cheap
 * it gets depends on its dishes. Therefore weeks of other dishes for about that cost are then made cheaper, too.
 */
export function* tryWeeks(rules: PlanRules): Steps<readonly TriedWeek[]> {
  const starts = yield* cheapWeeks(yield* freeWeeks(rules), rules)
  const tried = yield* makeCheaper(starts, rules, { seed: starts.length })
  const best = leastOf(tried)
  if (best === undefined) return tried
  const anew = yield* weeksAnew(best, rules)
  return [...tried, ...(yield* makeCheaper(anew, rules, { seed: ANEW_CHANGES_SEED }))]
}
