import { lowestBy } from '../../core/lowestBy.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { PROFILE_LIMITS } from '../../core/profile.js'
import type { Steps } from '../steps.js'
import { type Attempt, startAttempt } from '../week/attempt.js'
import { Cookbook } from '../week/cookbook.js'
import { hasOwnDishes } from '../week/hasOwnDishes.js'
import { mendDays } from '../week/mendDays.js'
import { planAttempt } from '../week/planAttempt.js'
import { saveMoney } from '../week/saveMoney.js'
import { THRIFT_LADDER } from '../week/thriftLadder.js'
import { type TriedWeek, toTriedWeek } from './triedWeek.js'

/** Weeks that are planned without a budget: as long as they miss numbers, each draws on more foods. */
const FREE_WEEKS = 4
/** Weeks that are planned for the smallest budget there is. `bench/leastCost.ts` says how near the least they come. */
const CHEAP_WEEKS = 8
const SOLVES_A_WEEK = 450
/** How much cheaper the cheapest week is asked to become, at first and where that cost it its numbers. */
const LESS = [0.92, 0.97] as const
const MOST_TIMES_CHEAPER = 6
/** A week that is not at least this much cheaper is as cheap. */
const CHEAPER = 0.995
/** A week may miss this many more of its 28 numbers than the best, and still counts as one that meets them. */
const MORE_OFF = 2
const [AT_ANY_PRICE] = THRIFT_LADDER
const CHEAPEST = THRIFT_LADDER[THRIFT_LADDER.length - 1] ?? AT_ANY_PRICE

/** The rules for one person with another budget. */
const withBudget = (rules: PlanRules, weeklyFoodBudget: number): PlanRules => ({
  ...rules,
  basis: { ...rules.basis, weeklyFoodBudget, people: 1 },
})

const effort = () => ({ solvesLeft: SOLVES_A_WEEK })

/** The cheapest of the weeks that meet their numbers best; undefined where none brings enough calories. */
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

/** A week at any price; each one after the first draws on more foods. */
export function* freeWeek(rules: PlanRules, misses: number): Steps<TriedWeek> {
  const isGenerous = misses === FREE_WEEKS - 1 && hasOwnDishes(rules)
  const options = { misses, room: isGenerous ? 'generous' : 'usual' } as const
  const thrift = misses === 0 ? CHEAPEST : AT_ANY_PRICE
  const atAnyPrice = withBudget(rules, Number.POSITIVE_INFINITY)
  const attempt = startAttempt(atAnyPrice, misses + 1, thrift, effort(), options)
  return toTriedWeek(yield* planAttempt(attempt), attempt, rules)
}

/** A week made cheaper, and its days mended after that. */
function* cheaper(
  { week, attempt }: TriedWeek,
  seed: number,
  less: number,
  rules: PlanRules,
): Steps<TriedWeek> {
  const { misses, rules: before } = attempt
  const options = { misses, room: before.room.isEnergyFirst ? 'generous' : 'usual' } as const
  const next: Attempt = startAttempt(
    withBudget(rules, week.costUsd * less),
    seed,
    CHEAPEST,
    effort(),
    options,
  )
  const search = { attempt: next, cookbook: new Cookbook(next) }
  return toTriedWeek(yield* mendDays(yield* saveMoney(week, search), search), next, rules)
}

/**
 * Plans weeks to find the cheapest that meets its numbers as well as any does. Planned for a budget that no week keeps to,
 * some weeks give up their numbers for a lower cost; so the first are planned without one, and the cheapest that
 * meets its numbers is made cheaper in small steps as long as it still does.
 */
export function* tryWeeks(rules: PlanRules): Steps<readonly TriedWeek[]> {
  const tried: TriedWeek[] = []
  const isDone = () => leastOf(tried) !== undefined && missedByAll(tried).length === 0
  for (let misses = 0; misses < FREE_WEEKS && !isDone(); misses++) tried.push(yield* freeWeek(rules, misses))
  if (leastOf(tried) === undefined) return tried
  const smallest = withBudget(rules, PROFILE_LIMITS.weeklyFoodBudget.min)
  for (let seed = 1; seed <= CHEAP_WEEKS; seed++) {
    const attempt = startAttempt(smallest, seed, CHEAPEST, effort())
    tried.push(toTriedWeek(yield* planAttempt(attempt), attempt, rules))
  }
  let failed = 0
  for (let time = 1; time <= MOST_TIMES_CHEAPER && failed < LESS.length; time++) {
    const before = leastOf(tried)
    if (before === undefined) break
    tried.push(yield* cheaper(before, CHEAP_WEEKS + time, LESS[failed] ?? 1, rules))
    const after = leastOf(tried)?.week.costUsd ?? before.week.costUsd
    failed = after < before.week.costUsd * CHEAPER ? 0 : failed + 1
  }
  return tried
}
