import type { FoodSwapOption } from '../../core/state/swapOption.js'

/** The options in their order, those that break the budget last. */
export const withinBudgetFirst = <Option extends Pick<FoodSwapOption, 'overBudgetUsd'>>(
  options: readonly Option[],
): readonly Option[] => [...options].sort((a, b) => Number(a.overBudgetUsd > 0) - Number(b.overBudgetUsd > 0))
