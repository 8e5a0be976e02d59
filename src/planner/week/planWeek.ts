import { lowestBy } from '../../core/lowestBy.js'
import { NoFoodLeftError } from '../../core/plan/NoFoodLeftError.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { toWeekPlan } from '../../core/plan/toWeekPlan.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { Steps } from '../steps.js'
import { type Effort, startAttempt } from './attempt.js'
import { draftEnergy } from './draftEnergy.js'
import type { DraftWeek } from './draftWeek.js'
import { hasOwnDishes } from './hasOwnDishes.js'
import { planRoughly, type RoughWeek } from './planAttempt.js'
import { requireFeasibleWeek } from './requireFeasibleWeek.js'
import type { RoomName } from './room.js'
import { startStep, THRIFT_LADDER } from './thriftLadder.js'
import { toMeals } from './toMeals.js'
import { numbersFault } from './weekFault.js'

const ATTEMPTS = 10
/** The most times that portions are solved for one week, and for one attempt at it. An easy week takes about 60. */
const MOST_SOLVES = 360
const SOLVES_AN_ATTEMPT = 130
/** The same if larger meals than usual are needed. */
const GENEROUS_SOLVES = 900
const LAST_STEP = THRIFT_LADDER.length - 1
/** After this many attempts that missed targets with money left, other dishes will not help. */
const MOST_MISSES = 4
/** If the cheapest step costs this many times the budget, no other attempt will fit it. */
const WORTH_ANOTHER_TRY_COST = 1.4
/** Days that miss by this much in sum are out of reach if another attempt is no better. */
const HOPELESS_MISS = 1
const MOST_HOPELESS = 2
/** Above this share of the budget, a week that misses its numbers may lack nothing but money. */
const MONEY_SPENT = 0.85
/** Days that miss the planner's own, narrower bounds by this much in sum are on target all the same. */
const ROUNDING = 0.0015
/** The attempts of neighbouring seeds are far enough apart never to use the same seed. */
const SEED_STRIDE = 7919

/** When a week starts, and which of many weeks it is. */
export interface WeekStart {
  /** First day, `YYYY-MM-DD`. */
  readonly startDate: string
  /** Another seed gives a clearly different week. */
  readonly seed: number
}

interface Pursuit {
  /** The step of the thrift ladder to begin with. */
  readonly step: number
  readonly room: RoomName
}

/**
 * The best of a handful of attempts. The next one is thriftier after one that costs too much, and has other dishes and
 * more room after one that misses its numbers; the first that keeps to the budget with all days on target ends the
 * search.
 */
function* planBestAttempt(
  rules: PlanRules,
  seed: number,
  { step: firstStep, room: firstRoom }: Pursuit = { step: startStep(rules), room: 'usual' },
): Steps<DraftWeek | undefined> {
  const isGenerous = firstRoom === 'generous'
  let solvesLeft = isGenerous ? GENEROUS_SOLVES : MOST_SOLVES
  let step = firstStep
  let misses = 0
  let hopeless = 0
  let best: RoughWeek | undefined
  for (let attempt = 0; attempt < ATTEMPTS && misses < MOST_MISSES && hopeless < MOST_HOPELESS; attempt++) {
    const thrift = THRIFT_LADDER[step]
    if (thrift === undefined) break
    const effort: Effort = { solvesLeft: isGenerous ? solvesLeft : Math.min(solvesLeft, SOLVES_AN_ATTEMPT) }
    solvesLeft -= effort.solvesLeft
    const rough = yield* planRoughly(
      startAttempt(rules, seed + attempt * SEED_STRIDE, thrift, effort, {
        misses,
        tries: attempt,
        room: misses > 0 && firstRoom === 'usual' ? 'wide' : firstRoom,
      }),
    )
    solvesLeft += effort.solvesLeft
    const { week } = rough
    if (best === undefined || numbersFault(week, rules) < numbersFault(best.week, rules)) best = rough
    if (solvesLeft <= 0) break
    if (!isGenerous && week.missed > HOPELESS_MISS) {
      // If even the cheapest step takes the whole budget, other dishes at that price are no better.
      const isMoneySpent = step === LAST_STEP && week.costUsd > MONEY_SPENT * rules.budgetUsd
      hopeless += isMoneySpent ? MOST_HOPELESS : 1
    }
    const tooDear = week.costUsd > rules.budgetUsd
    if (!tooDear && week.missed < ROUNDING) break
    if (tooDear && step === LAST_STEP && week.costUsd > rules.budgetUsd * WORTH_ANOTHER_TRY_COST) break
    if (tooDear) step = Math.min(step + 1, LAST_STEP)
    else misses += 1
  }
  return best && (yield* best.polish())
}

/** How much a cost of twice the budget counts if no week within it meets the numbers: its list is scaled down then. */
const OVER_ANYWAY_WEIGHT = 12

/**
 * The best attempt. If the budget keeps it from its numbers, a thrifty one at any price, whose list is then scaled
 * down. If enough calories take larger meals than people usually eat, one with such meals. If no attempt has enough
 * calories, the one with most.
 */
function* planDraft(rules: PlanRules, seed: number): Steps<DraftWeek | undefined> {
  if (rules.allowedFoods.length === 0) return undefined
  const isEnough = (week: DraftWeek | undefined) => week !== undefined && draftEnergy(week, rules).isEnough
  const week = yield* planBestAttempt(rules, seed)
  if (week === undefined) return undefined
  const lacksMoney = week.missed > 0 && week.costUsd > MONEY_SPENT * rules.budgetUsd
  if (isEnough(week) && !lacksMoney) return week
  const atAnyPrice = { ...rules, budgetUsd: Number.POSITIVE_INFINITY }
  const dear = yield* planBestAttempt(atAnyPrice, seed, {
    step: isEnough(week) ? LAST_STEP : 0,
    room: 'wide',
  })
  const isDearBetter =
    dear && numbersFault(dear, rules, OVER_ANYWAY_WEIGHT) < numbersFault(week, rules, OVER_ANYWAY_WEIGHT)
  const best = isDearBetter || (isEnough(dear) && !isEnough(week)) ? dear : week
  if (isEnough(best)) return best
  const large = hasOwnDishes(rules)
    ? yield* planBestAttempt(atAnyPrice, seed, { step: 0, room: 'generous' })
    : undefined
  if (isEnough(large)) return large
  return lowestBy(
    [week, dear, large].filter((draft) => draft !== undefined),
    (draft) => -draftEnergy(draft, rules).share,
  )
}

/**
 * Plans the week of our own dishes that is nearest to the rules' targets, however far away that is.
 * @throws {NoFoodLeftError} when nothing is left to eat on some day.
 */
export function* planNearestWeek(rules: PlanRules, { startDate, seed }: WeekStart): Steps<WeekPlan> {
  const week = yield* planDraft(rules, seed)
  const mealsByDay = week ? toMeals(week, startDate) : []
  if (mealsByDay.length === 0 || mealsByDay.some((meals) => meals.length === 0))
    throw new NoFoodLeftError(rules)
  return toWeekPlan(startDate, mealsByDay)
}

/**
 * Plans a week of our own dishes. Equal rules and starts give equal weeks.
 * @throws {NoFoodLeftError} when nothing is left to eat on some day.
 * @throws {InfeasibleWeekError} when the nearest week brings too few calories.
 */
export function* planWeek(rules: PlanRules, start: WeekStart): Steps<WeekPlan> {
  const week = yield* planNearestWeek(rules, start)
  yield* requireFeasibleWeek(week, rules)
  return week
}
