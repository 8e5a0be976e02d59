import { energyReached } from '../../core/plan/energyReached.js'
import { NoFoodLeftError } from '../../core/plan/NoFoodLeftError.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { toWeekPlan } from '../../core/plan/toWeekPlan.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { Effort } from '../day/dayAttempt.js'
import type { PlannedDay } from '../day/planDay.js'
import { startAttempt } from './attempt.js'
import { type PlannedWeek, planAttempt, plannedKcal } from './planAttempt.js'
import { requireFeasibleWeek } from './requireFeasibleWeek.js'
import { startStep, THRIFT_LADDER } from './thriftLadder.js'

const ATTEMPTS = 10
/** The most times that days are solved for one week. An easy week takes about 60. */
const MOST_DAYS_SOLVED = 2400
const LAST_STEP = THRIFT_LADDER.length - 1
/** With fewer days on target than this, other dishes will not help: too few foods are allowed. */
const WORTH_ANOTHER_TRY_DAYS = 4
/** If the cheapest step costs this many times the budget, another attempt will not fit it either. */
const WORTH_ANOTHER_TRY_COST = 1.4
/** Far enough apart that the attempts of neighbouring seeds never use the same seed. */
const SEED_STRIDE = 7919

/** When a week starts, and which of many weeks it is. */
export interface WeekStart {
  /** First day, `YYYY-MM-DD`. */
  readonly startDate: string
  /** Another seed gives a clearly different week. */
  readonly seed: number
}

/** Within the budget comes first, then days on target, then the price. */
function isBetter(week: PlannedWeek, than: PlannedWeek, budgetUsd: number): boolean {
  const withinBudget = week.costUsd <= budgetUsd
  if (withinBudget !== than.costUsd <= budgetUsd) return withinBudget
  if (week.daysOnTarget !== than.daysOnTarget) return week.daysOnTarget > than.daysOnTarget
  return week.costUsd < than.costUsd
}

/**
 * The best of a handful of attempts. The next one is thriftier after one that costs too much, and has other dishes
 * after one that misses its numbers; the first that keeps to the budget with all days on target ends the search.
 */
function planBestAttempt(rules: PlanRules, seed: number): PlannedWeek | undefined {
  const budgetUsd = rules.profile.weeklyFoodBudget
  const effort: Effort = { daysLeft: MOST_DAYS_SOLVED }
  let step = startStep(rules)
  let best: PlannedWeek | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const thrift = THRIFT_LADDER[step]
    if (thrift === undefined) break
    const week = planAttempt(startAttempt(rules, seed + attempt * SEED_STRIDE, thrift, effort))
    if (best === undefined || isBetter(week, best, budgetUsd)) best = week
    if (effort.daysLeft <= 0) break
    const tooDear = week.costUsd > budgetUsd
    if (!tooDear && week.daysOnTarget === week.days.length) break
    if (!tooDear && week.daysOnTarget < WORTH_ANOTHER_TRY_DAYS) break
    if (tooDear && step === LAST_STEP && week.costUsd > budgetUsd * WORTH_ANOTHER_TRY_COST) break
    if (tooDear) step = Math.min(step + 1, LAST_STEP)
  }
  return best
}

/** The best attempt; one at any price where the budget alone keeps it from enough calories: its list is scaled down. */
function planDays(rules: PlanRules, seed: number): readonly PlannedDay[] {
  if (rules.allowedFoods.length === 0) return []
  const isEnough = (days: readonly PlannedDay[]) =>
    energyReached(days.map(plannedKcal), rules.targets.calories).isEnough
  const days = planBestAttempt(rules, seed)?.days ?? []
  if (isEnough(days)) return days
  const profile = { ...rules.profile, weeklyFoodBudget: Number.POSITIVE_INFINITY }
  const atAnyPrice = planBestAttempt({ ...rules, profile }, seed)?.days ?? []
  return isEnough(atAnyPrice) ? atAnyPrice : days
}

/**
 * Plans the week of our own dishes that comes nearest to the rules' targets, however far that is.
 * @throws {NoFoodLeftError} when nothing is left to eat on some day.
 */
export function planNearestWeek(rules: PlanRules, { startDate, seed }: WeekStart): WeekPlan {
  const mealsByDay = planDays(rules, seed).map(({ meals }) => meals)
  if (mealsByDay.length === 0 || mealsByDay.some((meals) => meals.length === 0))
    throw new NoFoodLeftError(rules)
  return toWeekPlan(startDate, mealsByDay)
}

/**
 * Plans a week of our own dishes. Equal rules and starts give equal weeks.
 * @throws {NoFoodLeftError} when nothing is left to eat on some day.
 * @throws {InfeasibleWeekError} when the nearest week brings too few calories.
 */
export function planWeek(rules: PlanRules, start: WeekStart): WeekPlan {
  const week = planNearestWeek(rules, start)
  requireFeasibleWeek(week, rules)
  return week
}
