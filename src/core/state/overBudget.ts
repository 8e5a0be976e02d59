import type { Food } from '../food/food.js'
import { roundUsd } from '../money.js'
import { groceriesOf } from './groceriesOf.js'
import type { PlanState } from './planState.js'

/**
 * By how much a week that keeps to its budget exceeds it as another plan, US dollars; 0 if it does not, or exceeds it
 * anyway.
 */
export function overBudget(plan: PlanState, foods: readonly Food[]): (after: PlanState) => number {
  const isOver = groceriesOf(plan, { foods }).scaled
  return (after) => {
    const { scaled, fullTotal } = groceriesOf(after, { foods })
    return scaled && !isOver ? roundUsd(fullTotal - after.basis.weeklyFoodBudget) : 0
  }
}
