import type { PlannerState, ShownPlan } from '../../store/plannerState.js'
import { eatenPlan } from './eatenPlan.js'
import { type Miss, weekMisses } from './weekMisses.js'

/**
 * Whether the visitor's own change has brought a miss: before that step, the same week had none there. A step that rules
 * out a food, or a price list that came between, is another reason. Where the known steps all have the miss, only a meal
 * that is eaten out tells of a change.
 */
export function isOwnMiss(
  { day, name }: Miss,
  plan: ShownPlan,
  person: number,
  { past }: Pick<PlannerState, 'past'>,
): boolean {
  let after = plan
  for (const before of [...past].reverse()) {
    if (before?.seed !== plan.seed || before.profile !== plan.profile) break
    const hadMiss =
      before.week === after.week ||
      weekMisses(eatenPlan(before, person)).some((miss) => miss.day.date === day.date && miss.name === name)
    if (!hadMiss)
      return before.basis.avoidedFoodIds === after.basis.avoidedFoodIds && before.foods === after.foods
    after = before
  }
  return after.eatenOut.some(({ date }) => date === day.date)
}
