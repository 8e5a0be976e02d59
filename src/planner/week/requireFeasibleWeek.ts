import { energyReached } from '../../core/plan/energyReached.js'
import { InfeasibleWeekError } from '../../core/plan/InfeasibleWeekError.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { Steps } from '../steps.js'
import { findRelaxation } from './findRelaxation.js'

/**
 * Accepts a week with enough of its calories.
 * @throws {InfeasibleWeekError} otherwise, with the limits in the way and what would help.
 */
export function* requireFeasibleWeek({ days }: WeekPlan, rules: PlanRules): Steps<void> {
  const dailyKcal = days.map(({ totals }) => totals.calories)
  const { share, isEnough } = energyReached(dailyKcal, rules.targets.calories)
  if (!isEnough) throw new InfeasibleWeekError({ reached: share, ...(yield* findRelaxation(rules)) })
}
