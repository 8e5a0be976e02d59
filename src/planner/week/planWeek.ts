import { lowestBy } from '../../core/lowestBy.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { NoFoodLeftError } from '../../core/plan/NoFoodLeftError.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { toWeekPlan } from '../../core/plan/toWeekPlan.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { eatsRareSides } from '../dishes/sides.js'
import type { Steps } from '../steps.js'
import { bringWithinBudget } from './bringWithinBudget.js'
import type { DraftWeek } from './draftWeek.js'
import { mayHaveLargeMeals } from './mayHaveLargeMeals.js'
import { mendNumbers, polish, type RoughWeek } from './planAttempt.js'
import { planBestAttempt } from './planBestAttempt.js'
import { planMissingDays } from './planMissingDays.js'
import { replaceDays } from './replaceDays.js'
import { requireFeasibleWeek } from './requireFeasibleWeek.js'
import type { RoomName } from './room.js'
import { hasMoneyLeft } from './search.js'
import { LAST_STEP, startStep } from './thriftLadder.js'
import { toMeals } from './toMeals.js'
import { isOverBudget, numbersFault } from './weekFault.js'

/** When a week starts, and which of many weeks it is. */
export interface WeekStart {
  /** First day, `YYYY-MM-DD`. */
  readonly startDate: string
  /** Another seed gives a clearly different week. */
  readonly seed: number
}

/** How much a cost of twice the budget counts if no week within it meets the numbers: its list is scaled down then. */
const OVER_ANYWAY_WEIGHT = 12

/** How much of what the attempts of a larger room miss in sum mending takes away, seldom more. */
const MOST_MENDED_AWAY = 0.4

/** A week that misses no more than this in sum, and costs no more than this multiple of its budget, is polished at once. */
const NEARLY_RIGHT = { missed: 0.1, timesBudget: 1.05 } as const

/** Whether polishing may bring a week on target and within its budget. */
const isNearlyRight = ({ missed, costUsd }: DraftWeek, { budgetUsd }: PlanRules): boolean =>
  missed < NEARLY_RIGHT.missed && costUsd < NEARLY_RIGHT.timesBudget * budgetUsd

const atAnyPrice = (rules: PlanRules): PlanRules => ({ ...rules, budgetUsd: Number.POSITIVE_INFINITY })

/** The same week, nearer to its numbers. It counts among the weeks that were tried. */
function* mended(rough: RoughWeek): Steps<RoughWeek> {
  const week = yield* mendNumbers(rough)
  return { ...rough, week, tried: [...rough.tried, week] }
}

/** The same week, polished. It counts among the weeks that were tried. */
function* polished(rough: RoughWeek): Steps<RoughWeek> {
  const week = yield* polish(rough.week, rough.search)
  return { ...rough, week, isPolished: true, tried: [...rough.tried, week] }
}

/**
 * A week at any price, to be brought near to the budget.
 * @param near the best attempt for the budget
 */
function* planDear(
  rules: PlanRules,
  seed: number,
  near: RoughWeek,
  room: RoomName,
): Steps<RoughWeek | undefined> {
  const { missed, energy } = near.week
  if (missed === 0 && energy.isEnough) return near
  const step = energy.isEnough ? LAST_STEP : 0
  return yield* planBestAttempt(atAnyPrice(rules), seed, { step, room })
}

/** A week that meets its numbers at any price, brought as near to the budget as they allow. */
function* asThrifty(dear: RoughWeek, near: RoughWeek, rules: PlanRules, seed: number): Steps<RoughWeek> {
  return yield* mended(yield* bringWithinBudget(dear, near, rules, seed))
}

/**
 * A week that costs more than this many times the budget may only have started from dear dishes. One that costs far more
 * than that is scaled down anyway.
 */
const FAR_OVER = { least: 1.4, most: 2.5 } as const
/** Far enough from the seeds of the attempts at one week. */
const OTHER_START = 104729

/** The best of one week that was made thrifty and, if it still costs far too much, of another. */
function* planThrifty(
  rules: PlanRules,
  seed: number,
  near: RoughWeek,
  faultOf: (draft: DraftWeek) => number,
): Steps<RoughWeek | undefined> {
  const weeks: RoughWeek[] = []
  for (const start of [seed, seed + OTHER_START]) {
    const dear = yield* planDear(rules, start, near, 'wide')
    if (dear === undefined) break
    const thrifty = yield* asThrifty(dear, near, rules, start)
    weeks.push(thrifty)
    const timesBudget = thrifty.week.costUsd / rules.budgetUsd
    if (dear === near || timesBudget <= FAR_OVER.least || timesBudget > FAR_OVER.most) break
  }
  return lowestBy(weeks, ({ week }) => faultOf(week))
}

/** The rooms beyond the wide one, smallest first. The last differs in nothing for people who eat none of its sides. */
const largerRooms = (rules: PlanRules): readonly RoomName[] =>
  eatsRareSides(rules) ? ['ample', 'lavish'] : ['ample']

/**
 * The same week, or one with larger and fuller meals that is nearer to its numbers: within the budget, unless the week
 * is over it anyway.
 * @param near the best attempt for the budget
 * @returns the week with all that were tried on the way
 */
function* inLargerRooms(first: RoughWeek, rules: PlanRules, seed: number, near: RoughWeek): Steps<RoughWeek> {
  const isOver = isOverBudget(first.week, rules)
  // What saving money took from a week that met its numbers, more room does not bring back.
  if (isOver && near.week.missed === 0) return first
  const faultOf = (draft: DraftWeek) => numbersFault(draft, rules, isOver ? OVER_ANYWAY_WEIGHT : undefined)
  let best = first
  const tried = new Set(first.tried)
  for (const room of largerRooms(rules)) {
    if (best.week.daysOnTarget === DAYS_PER_WEEK) break
    const rough = isOver
      ? yield* planDear(rules, seed, near, room)
      : yield* planBestAttempt(rules, seed, { step: startStep(rules), room })
    if (rough === undefined) continue
    for (const week of rough.tried) tried.add(week)
    if (rough.week.missed > best.week.missed + MOST_MENDED_AWAY) continue
    const other = isOver ? yield* asThrifty(rough, near, rules, seed) : yield* mended(rough)
    for (const week of other.tried) tried.add(week)
    if (other.week.energy.isEnough && faultOf(other.week) < faultOf(best.week)) best = other
  }
  return { ...best, tried: [...tried] }
}

/**
 * The best attempt. If the budget keeps it from its numbers, a thrifty one, whose list is scaled down if it still costs
 * too much. If a day still misses them, one with fuller plates. If enough calories take larger meals than people usually
 * eat, one with such meals. If no attempt has enough calories, the one with most.
 */
function* planRoughWeek(rules: PlanRules, seed: number): Steps<RoughWeek | undefined> {
  if (rules.allowedFoods.length === 0) return undefined
  const rough = yield* planBestAttempt(rules, seed)
  if (rough === undefined) return undefined
  const before = yield* mended(rough)
  const first = isNearlyRight(before.week, rules) ? yield* polished(before) : before
  const { week, tried } = first
  const near: RoughWeek = { ...rough, tried }
  const isMoneySpent = week.missed > 0 && !hasMoneyLeft(week, rules)
  if (week.energy.isEnough && !isMoneySpent && !isOverBudget(week, rules))
    return yield* inLargerRooms(first, rules, seed, near)
  const faultOf = (draft: DraftWeek) => numbersFault(draft, rules, OVER_ANYWAY_WEIGHT)
  const thrifty = yield* planThrifty(rules, seed, near, faultOf)
  const isThriftyBetter =
    thrifty !== undefined &&
    (faultOf(thrifty.week) < faultOf(week) || (thrifty.week.energy.isEnough && !week.energy.isEnough))
  const best = isThriftyBetter ? thrifty : first
  if (best.week.energy.isEnough) return yield* inLargerRooms(best, rules, seed, near)
  const share = Math.max(week.energy.share, thrifty?.week.energy.share ?? 0)
  const large = mayHaveLargeMeals(rules, share)
    ? yield* planBestAttempt(atAnyPrice(rules), seed, { step: 0, room: 'generous' })
    : undefined
  const found = [first, thrifty, large && (yield* mended(large))].filter((one) => one !== undefined)
  return lowestBy(found, (one) => -one.week.energy.share)
}

/**
 * The best week that could be planned, polished. Days that still miss their numbers may be replaced by those of any week
 * that was planned on the way, or by days that are planned alone.
 */
export function* planDraft(rules: PlanRules, seed: number): Steps<DraftWeek | undefined> {
  const rough = yield* planRoughWeek(rules, seed)
  if (rough === undefined) return undefined
  const { week, search, tried } = rough.isPolished ? rough : yield* polished(rough)
  if (week.daysOnTarget === DAYS_PER_WEEK || !week.energy.isEnough) return week
  const replaced = yield* replaceDays(week, search, { others: tried, maySave: true })
  const { name } = search.attempt.rules.room
  const rooms: readonly RoomName[] = ['wide', ...largerRooms(rules)]
  return yield* planMissingDays(replaced, search, rules, seed, rooms.slice(Math.max(0, rooms.indexOf(name))))
}

/**
 * Plans the week of our own dishes that is nearest to the rules' targets, however far away that is.
 * @throws {NoFoodLeftError} when nothing is left to eat on some day.
 */
export function* planNearestWeek(rules: PlanRules, { startDate, seed }: WeekStart): Steps<WeekPlan> {
  const week = yield* planDraft(rules, seed)
  const mealsByDay = week ? toMeals(week, startDate, rules) : []
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
