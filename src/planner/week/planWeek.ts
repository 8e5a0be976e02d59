import type { Food } from '../../core/food/food.js'
import { foodsFor } from '../../core/food/foodsFor.js'
import { readRestrictions } from '../../core/food/readRestrictions.js'
import { dailyTargets } from '../../core/nutrition/dailyTargets.js'
import { toWeekPlan } from '../../core/plan/toWeekPlan.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { Profile } from '../../core/profile.js'
import type { Effort } from '../weekRules.js'
import { type PlannedWeek, planWeek, type WeekRequest } from './planAttempt.js'
import { firstStep, THRIFT_LADDER } from './thrift.js'

const ATTEMPTS = 10
/** An easy week takes some 60 solutions of a day; a hard one is given this many. */
const MOST_DAYS_SOLVED = 2400
const LAST_STEP = THRIFT_LADDER.length - 1
/** With fewer days on target than this, other dishes will not help: the foods allowed are too few. */
const WORTH_ANOTHER_TRY_DAYS = 4
/** A cheapest week this many times over the budget will not come down to it by chance. */
const WORTH_ANOTHER_TRY_COST = 1.4
/** Far enough that attempts of neighbouring seeds do not meet. */
const SEED_STRIDE = 7919

/** Days on target come first, then the budget, then the price. */
function isBetter(week: PlannedWeek, than: PlannedWeek, budgetUsd: number): boolean {
  const withinBudget = week.costUsd <= budgetUsd
  if (withinBudget !== than.costUsd <= budgetUsd) return withinBudget
  if (week.daysOnTarget !== than.daysOnTarget) return week.daysOnTarget > than.daysOnTarget
  return week.costUsd < than.costUsd
}

/**
 * Plans weeks until one keeps to the budget with all its days on target: more thriftily after one that costs too much,
 * with other dishes after one that misses its numbers. The best of a handful is taken.
 */
export function generateWeek(
  profile: Profile,
  startDate: string,
  seed: number,
  foods: readonly Food[],
): WeekPlan {
  const targets = dailyTargets(profile)
  const restrictions = readRestrictions(profile.dietaryRestrictions, foods)
  const allowed = foodsFor(profile, foods)
  const budgetUsd = profile.weeklyFoodBudget
  let step = firstStep(budgetUsd, targets.calories)
  const effort: Effort = { daysLeft: MOST_DAYS_SOLVED }
  let best: PlannedWeek | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const thrift = THRIFT_LADDER[step]
    if (thrift === undefined) break
    const attemptSeed = seed + attempt * SEED_STRIDE
    const request: WeekRequest = { profile, targets, restrictions, allowed, seed: attemptSeed, effort }
    const week = planWeek(request, thrift)
    if (best === undefined || isBetter(week, best, budgetUsd)) best = week
    if (effort.daysLeft <= 0) break
    const tooDear = week.costUsd > budgetUsd
    if (!tooDear && week.daysOnTarget === week.days.length) break
    if (!tooDear && week.daysOnTarget < WORTH_ANOTHER_TRY_DAYS) break
    if (tooDear && step === LAST_STEP && week.costUsd > budgetUsd * WORTH_ANOTHER_TRY_COST) break
    if (tooDear) step = Math.min(step + 1, LAST_STEP)
  }
  return toWeekPlan(
    startDate,
    (best?.days ?? []).map(({ meals }) => meals),
  )
}
