import type { Food } from '../food/food.js'
import { roundUsd } from '../money.js'
import { groceriesOf } from './groceriesOf.js'
import type { PlanState } from './planState.js'

/** How much more another plan costs at the till than this one, US dollars, before any scaling to the budget. */
export function tillDiff(plan: PlanState, foods: readonly Food[]): (after: PlanState) => number {
  const tillUsd = (each: PlanState) => groceriesOf(each, { foods }).emptyCupboardTotal
  const before = tillUsd(plan)
  return (after) => roundUsd(tillUsd(after) - before)
}
