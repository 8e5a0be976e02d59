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
import { polish, type RoughWeek } from './planAttempt.js'
import { planBestAttempt } from './planBestAttempt.js'
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

/** How much of what the attempts of a larger room miss in sum the last mending takes away, seldom more. */
const MOST_POLISHED_AWAY = 0.4

const atAnyPrice = (rules: PlanRules): PlanRules => ({ ...rules, budgetUsd: Number.POSITIVE_INFINITY })

/** The same week, polished. It counts among the weeks that were tried. */
function* polished(rough: RoughWeek): Steps<RoughWeek> {
  const week = yield* polish(rough)
  return { ...rough, week, tried: [...rough.tried, week] }
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
  return yield* polished(yield* bringWithinBudget(dear, near, rules, seed))
}

/** The rooms beyond the wide one, smallest first. The last differs in nothing for people who eat none of its sides. */
const largerRooms = (rules: PlanRules): readonly RoomName[] =>
  eatsRareSides(rules) ? ['ample', 'lavish'] : ['ample']

/**
 * The same week, or one with larger and fuller meals that is nearer to its numbers: within the budget, unless the week
 * is over it anyway. Days that still miss them may be replaced by those of any week that was planned on the way.
 * @param near the best attempt for the budget
 */
function* inLargerRooms(first: RoughWeek, rules: PlanRules, seed: number, near: RoughWeek): Steps<DraftWeek> {
  const isOver = isOverBudget(first.week, rules)
  // What saving money took from a week that met its numbers, more room does not bring back.
  if (isOver && near.week.missed === 0) return first.week
  const faultOf = (draft: DraftWeek) => numbersFault(draft, rules, isOver ? OVER_ANYWAY_WEIGHT : undefined)
  let best = first
  const planned = new Set(first.tried)
  for (const room of largerRooms(rules)) {
    if (best.week.daysOnTarget === DAYS_PER_WEEK) break
    const rough = isOver
      ? yield* planDear(rules, seed, near, room)
      : yield* planBestAttempt(rules, seed, { step: startStep(rules), room })
    if (rough === undefined) continue
    for (const week of rough.tried) planned.add(week)
    if (rough.week.missed > best.week.missed + MOST_POLISHED_AWAY) continue
    const other = isOver ? yield* asThrifty(rough, near, rules, seed) : yield* polished(rough)
    for (const week of other.tried) planned.add(week)
    if (other.week.energy.isEnough && faultOf(other.week) < faultOf(best.week)) best = other
  }
  if (best.week.daysOnTarget === DAYS_PER_WEEK) return best.week
  return yield* replaceDays(best.week, best.search, { others: [...planned], maySave: true })
}

/**
 * The best attempt. If the budget keeps it from its numbers, a thrifty one, whose list is scaled down if it still costs
 * too much. If a day still misses them, one with fuller plates. If enough calories take larger meals than people usually
 * eat, one with such meals. If no attempt has enough calories, the one with most.
 */
export function* planDraft(rules: PlanRules, seed: number): Steps<DraftWeek | undefined> {
  if (rules.allowedFoods.length === 0) return undefined
  const rough = yield* planBestAttempt(rules, seed)
  if (rough === undefined) return undefined
  const first = yield* polished(rough)
  const { week, tried } = first
  const near: RoughWeek = { ...rough, tried }
  const isMoneySpent = week.missed > 0 && !hasMoneyLeft(week, rules)
  if (week.energy.isEnough && !isMoneySpent && !isOverBudget(week, rules))
    return yield* inLargerRooms(first, rules, seed, near)
  const dear = yield* planDear(rules, seed, near, 'wide')
  const thrifty = dear && (yield* asThrifty(dear, near, rules, seed))
  const faultOf = (draft: DraftWeek) => numbersFault(draft, rules, OVER_ANYWAY_WEIGHT)
  const isThriftyBetter =
    thrifty !== undefined &&
    (faultOf(thrifty.week) < faultOf(week) || (thrifty.week.energy.isEnough && !week.energy.isEnough))
  const best = isThriftyBetter ? thrifty : first
  if (best.week.energy.isEnough) return yield* inLargerRooms(best, rules, seed, near)
  const share = Math.max(week.energy.share, thrifty?.week.energy.share ?? 0)
  const large = mayHaveLargeMeals(rules, share)
    ? yield* planBestAttempt(atAnyPrice(rules), seed, { step: 0, room: 'generous' })
    : undefined
  const drafts = [week, thrifty?.week, large && (yield* polish(large))].filter((draft) => draft !== undefined)
  return lowestBy(drafts, (draft) => -draft.energy.share)
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
