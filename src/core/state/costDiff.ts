import type { Food } from '../food/food.js'
import { roundUsd } from '../money.js'
import { groceriesOf } from './groceriesOf.js'
import type { PlanState } from './planState.js'
import type { SwapOption } from './swapOption.js'

/** How another plan differs from this one in its costs, before any scaling to the budget. */
export function costDiff(
  plan: PlanState,
  foods: readonly Food[],
): (after: PlanState) => Pick<SwapOption, 'tillDiffUsd' | 'overBudgetUsd'> {
  const before = groceriesOf(plan, { foods })
  return (after) => {
    const { emptyCupboardTotal, fullTotal, scaled } = groceriesOf(after, { foods })
    const breaksBudget = scaled && !before.scaled
    return {
      tillDiffUsd: roundUsd(emptyCupboardTotal - before.emptyCupboardTotal),
      overBudgetUsd: breaksBudget ? roundUsd(fullTotal - after.basis.weeklyFoodBudget) : 0,
    }
  }
}
