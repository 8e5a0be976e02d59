import { energyReached } from '../../core/plan/energyReached.js'
import { InfeasibleWeekError } from '../../core/plan/InfeasibleWeekError.js'
import { type FoodLimit, foodLimits, type PlanLimit } from '../../core/plan/planLimit.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { Steps } from '../steps.js'
import { findRelaxation } from './findRelaxation.js'

/** All limits that leave foods out, and the numbers that were found to matter; the catalogue if there is nothing else. */
function findBlockers(
  { basis: { mealsPerDay }, foods }: PlanRules,
  limits: readonly FoodLimit[],
  relax: readonly PlanLimit[],
): readonly PlanLimit[] {
  const numbers = relax.flatMap((limit): PlanLimit[] => {
    if (limit.kind === 'mealsPerDay') return [{ kind: 'mealsPerDay', mealsPerDay }]
    return limit.kind === 'macroStyle' ? [limit] : []
  })
  const blockers = [...limits.map(({ limit }) => limit), ...numbers]
  return blockers.length > 0 ? blockers : [{ kind: 'catalogue', foodCount: foods.length }]
}

/**
 * Accepts a week with enough of its calories.
 * @throws {InfeasibleWeekError} otherwise, with the limits in the way and what would help.
 */
export function* requireFeasibleWeek({ days }: WeekPlan, rules: PlanRules): Steps<void> {
  const dailyKcal = days.map(({ totals }) => totals.calories)
  const { share, isEnough } = energyReached(dailyKcal, rules.targets.calories)
  if (isEnough) return
  const limits = foodLimits(rules)
  const { relax, needsAll } = yield* findRelaxation(rules, limits)
  throw new InfeasibleWeekError({
    reached: share,
    blockers: findBlockers(rules, limits, relax),
    relax,
    needsAll,
  })
}
