import { lowestBy } from '../../core/lowestBy.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import type { Steps } from '../steps.js'
import { type Attempt, startAttempt } from '../week/attempt.js'
import { Cookbook } from '../week/cookbook.js'
import { hasOwnDishes } from '../week/hasOwnDishes.js'
import { mendDays } from '../week/mendDays.js'
import { planAttempt } from '../week/planAttempt.js'
import { planBestAttempt } from '../week/planBestAttempt.js'
import { saveMoney } from '../week/saveMoney.js'
import { LAST_STEP, THRIFT_LADDER } from '../week/thriftLadder.js'
import { type TriedWeek, toTriedWeek } from './triedWeek.js'

/** Weeks that are planned without a budget. As long as they miss numbers, each may use more foods. */
const FREE_WEEKS = 4
/**
 * Weeks that are planned for the smallest possible budget. `bench/leastCost.ts` measures how near they come to the
 * least.
 */
const CHEAP_WEEKS = 5
const SOLVES_A_WEEK = 450
/**
 * The budget for the next week, as a share of the cheapest week's cost: at first, and after a try that missed its
 * numbers.
 */
const LESS = [0.92, 0.97] as const
const MOST_TIMES_CHEAPER = 6
/**
 * The budgets for weeks that are planned afresh, as shares of the cheapest week's cost. Small steps do not lead to all
 * other weeks.
 */
const FRESH_LESS = [0.98, 0.95, 0.95] as const
/** Above this share of the other week's cost, a week does not count as cheaper. */
const CHEAPER = 0.995
/** A week may miss this many more of its 28 numbers than the best week, and still counts as equally good. */
const MORE_OFF = 2
const [AT_ANY_PRICE] = THRIFT_LADDER
const CHEAPEST = THRIFT_LADDER[LAST_STEP] ?? AT_ANY_PRICE

const effort = () => ({ solvesLeft: SOLVES_A_WEEK })

/** The cheapest of the weeks that meet their numbers best; undefined if none has enough calories. */
export function leastOf(tried: readonly TriedWeek[]): TriedWeek | undefined {
  const enough = tried.filter(({ isEnough }) => isEnough)
  const fewestOff = Math.min(...enough.map(({ offCount }) => offCount))
  return lowestBy(
    enough.filter(({ offCount }) => offCount <= fewestOff + MORE_OFF),
    ({ week }) => week.costUsd,
  )
}

/** The numbers that all of these weeks miss. */
export function missedByAll(tried: readonly TriedWeek[]): TriedWeek['missed'] {
  const [first, ...rest] = tried
  return (first?.missed ?? []).filter((nutrient) => rest.every(({ missed }) => missed.includes(nutrient)))
}

/** A week at any price. Each one after the first may use more foods. */
export function* freeWeek(rules: PlanRules, misses: number): Steps<TriedWeek> {
  const isGenerous = misses === FREE_WEEKS - 1 && hasOwnDishes(rules)
  const options = { misses, room: isGenerous ? 'generous' : 'usual' } as const
  const thrift = misses === 0 ? CHEAPEST : AT_ANY_PRICE
  const atAnyPrice = { ...rules, budgetUsd: Number.POSITIVE_INFINITY }
  const attempt = startAttempt(atAnyPrice, misses + 1, thrift, effort(), options)
  return toTriedWeek(yield* planAttempt(attempt), attempt)
}

/** The week made cheaper, with its days then brought back on target. */
function* cheaper(
  { week, attempt }: TriedWeek,
  seed: number,
  less: number,
  rules: PlanRules,
): Steps<TriedWeek> {
  const { misses, rules: before } = attempt
  const options = { misses, room: before.room.isEnergyFirst ? 'generous' : 'usual' } as const
  const next: Attempt = startAttempt(
    { ...rules, budgetUsd: week.costUsd * less },
    seed,
    CHEAPEST,
    effort(),
    options,
  )
  const search = { attempt: next, cookbook: new Cookbook(next) }
  return toTriedWeek(yield* mendDays(yield* saveMoney(week, search), search), next)
}

/** A week for a budget below the cheapest one's, planned as visitors' weeks are. */
function* fresh(
  { week, attempt }: TriedWeek,
  seed: number,
  less: number,
  rules: PlanRules,
): Steps<TriedWeek | undefined> {
  const room = attempt.rules.room.isEnergyFirst ? 'generous' : 'usual'
  const lower = { ...rules, budgetUsd: week.costUsd * less }
  const planned = yield* planBestAttempt(lower, seed, { step: LAST_STEP, room })
  return planned && toTriedWeek(planned, attempt)
}

/**
 * Plans weeks to find the cheapest one that meets its numbers as well as any. A budget that no week can keep to makes
 * the planner give up numbers for a lower cost. So the first weeks are planned without a budget, and the cheapest of
 * those that meet their numbers is then made cheaper in small steps, as long as it still meets them.
 */
export function* tryWeeks(rules: PlanRules): Steps<readonly TriedWeek[]> {
  const tried: TriedWeek[] = []
  const isDone = () => leastOf(tried) !== undefined && missedByAll(tried).length === 0
  for (let misses = 0; misses < FREE_WEEKS && !isDone(); misses++) tried.push(yield* freeWeek(rules, misses))
  if (leastOf(tried) === undefined) return tried
  const smallest = { ...rules, budgetUsd: PROFILE_LIMITS.weeklyFoodBudget.min }
  for (let seed = 1; seed <= CHEAP_WEEKS; seed++) {
    const attempt = startAttempt(smallest, seed, CHEAPEST, effort())
    tried.push(toTriedWeek(yield* planAttempt(attempt), attempt))
  }
  let failed = 0
  for (let time = 1; time <= MOST_TIMES_CHEAPER && failed < LESS.length; time++) {
    const before = leastOf(tried)
    if (before === undefined) break
    tried.push(yield* cheaper(before, CHEAP_WEEKS + time, LESS[failed] ?? 1, rules))
    const after = leastOf(tried)?.week.costUsd ?? before.week.costUsd
    failed = after < before.week.costUsd * CHEAPER ? 0 : failed + 1
  }
  for (const [index, less] of FRESH_LESS.entries()) {
    const before = leastOf(tried)
    const seed = CHEAP_WEEKS + MOST_TIMES_CHEAPER + 1 + index
    const week = before && (yield* fresh(before, seed, less, rules))
    if (week) tried.push(week)
  }
  return tried
}
