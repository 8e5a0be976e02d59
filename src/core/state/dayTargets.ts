import type { DailyTargets } from '../nutrition/dailyTargets.js'
import { macrosOf } from '../nutrition/macros.js'
import type { PlanState } from './planState.js'

/** The share of a day's targets that is left to its planned meals, 0 to 1. */
export function plannedShare({ eatenOut }: Pick<PlanState, 'eatenOut'>, date: string): number {
  const free = eatenOut.reduce((sum, meal) => sum + (meal.date === date ? meal.freeShare : 0), 0)
  return Math.max(0, 1 - free)
}

/** The targets of a day's planned meals (kcal and grams): those of the plan, less what is left free for eating out. */
export function dayTargets(plan: PlanState, date: string): DailyTargets {
  const share = plannedShare(plan, date)
  const { targets } = plan.basis
  return { ...macrosOf((nutrient) => targets[nutrient] * share), fiber: targets.fiber * share }
}
