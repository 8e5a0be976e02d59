import { budgetPerPerson } from '../../core/plan/budgetPerPerson.js'
import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import { energyReached } from '../../core/plan/energyReached.js'
import { NoFoodLeftError } from '../../core/plan/NoFoodLeftError.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import { toWeekPlan } from '../../core/plan/toWeekPlan.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import { type Effort, startAttempt } from './attempt.js'
import type { DraftWeek } from './draftWeek.js'
import { hasOwnDishes } from './hasOwnDishes.js'
import { planAttempt } from './planAttempt.js'
import { requireFeasibleWeek } from './requireFeasibleWeek.js'
import { startStep, THRIFT_LADDER } from './thriftLadder.js'
import { toMeals } from './toMeals.js'

const ATTEMPTS = 10
/** The most times that portions are solved for one week. An easy week takes about 60. */
const MOST_SOLVES = 450
/** The same where larger meals than usual are needed. */
const GENEROUS_SOLVES = 900
const LAST_STEP = THRIFT_LADDER.length - 1
/** After this many attempts that missed targets with money to spare, other dishes will not help. */
const MOST_MISSES = 4
/** If the cheapest step costs this many times the budget, another attempt will not fit it either. */
const WORTH_ANOTHER_TRY_COST = 1.4
/** Days that miss by this much in sum are out of reach if another attempt does no better. */
const HOPELESS_MISS = 1
const MOST_HOPELESS = 2
/** Far enough apart that the attempts of neighbouring seeds never use the same seed. */
const SEED_STRIDE = 7919

/** When a week starts, and which of many weeks it is. */
export interface WeekStart {
  /** First day, `YYYY-MM-DD`. */
  readonly startDate: string
  /** Another seed gives a clearly different week. */
  readonly seed: number
}

/** Days that miss by this much less in sum are better. */
const WORTH_MENTIONING = 0.01

/** Within the budget comes first, then days on target, then the price. */
function isBetter(week: DraftWeek, than: DraftWeek, budgetUsd: number): boolean {
  const withinBudget = week.costUsd <= budgetUsd
  if (withinBudget !== than.costUsd <= budgetUsd) return withinBudget
  if (week.daysOnTarget !== than.daysOnTarget) return week.daysOnTarget > than.daysOnTarget
  if (Math.abs(week.missed - than.missed) > WORTH_MENTIONING) return week.missed < than.missed
  return week.costUsd < than.costUsd
}

/**
 * The best of a handful of attempts. The next one is thriftier after one that costs too much, and has other dishes
 * after one that misses its numbers; the first that keeps to the budget with all days on target ends the search.
 */
function planBestAttempt(rules: PlanRules, seed: number, isGenerous = false): DraftWeek | undefined {
  const budgetUsd = budgetPerPerson(rules.basis)
  const effort: Effort = { solvesLeft: isGenerous ? GENEROUS_SOLVES : MOST_SOLVES }
  let step = startStep(rules)
  let misses = 0
  let hopeless = 0
  let best: DraftWeek | undefined
  for (let attempt = 0; attempt < ATTEMPTS && misses < MOST_MISSES && hopeless < MOST_HOPELESS; attempt++) {
    const thrift = THRIFT_LADDER[step]
    if (thrift === undefined) break
    const week = planAttempt(
      startAttempt(rules, seed + attempt * SEED_STRIDE, thrift, effort, {
        misses,
        tries: attempt,
        isGenerous,
      }),
    )
    if (best === undefined || isBetter(week, best, budgetUsd)) best = week
    if (effort.solvesLeft <= 0) break
    if (!isGenerous && week.missed > HOPELESS_MISS) hopeless += 1
    const tooDear = week.costUsd > budgetUsd
    if (!tooDear && week.daysOnTarget === DAYS_PER_WEEK) break
    if (tooDear && step === LAST_STEP && week.costUsd > budgetUsd * WORTH_ANOTHER_TRY_COST) break
    if (tooDear) step = Math.min(step + 1, LAST_STEP)
    else misses += 1
  }
  return best
}

/** Energy of each day of a draft, kcal. */
export function plannedKcal({ gaps }: DraftWeek, { targets }: PlanRules): number[] {
  return gaps.map(([energyGap = -1]) => (1 + energyGap) * targets.calories)
}

/**
 * The best attempt; one at any price where the budget alone keeps it from enough calories, since its list is scaled
 * down; and one with larger meals than people usually eat where that is what it takes.
 */
function planDraft(rules: PlanRules, seed: number): DraftWeek | undefined {
  if (rules.allowedFoods.length === 0) return undefined
  const isEnough = (week: DraftWeek | undefined) =>
    week !== undefined && energyReached(plannedKcal(week, rules), rules.targets.calories).isEnough
  const week = planBestAttempt(rules, seed)
  if (isEnough(week)) return week
  const basis = { ...rules.basis, weeklyFoodBudget: Number.POSITIVE_INFINITY }
  const atAnyPrice = { ...rules, basis }
  const cheap = planBestAttempt(atAnyPrice, seed)
  if (isEnough(cheap)) return cheap
  const large = hasOwnDishes(rules) ? planBestAttempt(atAnyPrice, seed, true) : undefined
  return isEnough(large) ? large : week
}

/**
 * Plans the week of our own dishes that comes nearest to the rules' targets, however far that is.
 * @throws {NoFoodLeftError} when nothing is left to eat on some day.
 */
export function planNearestWeek(rules: PlanRules, { startDate, seed }: WeekStart): WeekPlan {
  const week = planDraft(rules, seed)
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
export function planWeek(rules: PlanRules, start: WeekStart): WeekPlan {
  const week = planNearestWeek(rules, start)
  requireFeasibleWeek(week, rules)
  return week
}
