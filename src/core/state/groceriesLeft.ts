import { isToBuy, tillSum } from '../grocery/tillSum.js'
import type { PlanGroceries } from './groceriesOf.js'

/** What is still missing in the basket: the number of lines, and their cost at the till in US dollars. */
export interface GroceriesLeft {
  readonly count: number
  readonly costUsd: number
  /** The lines that are in the basket. */
  readonly tickedCount: number
}

/** The progress of the shopping. Seasonings that we assume the visitor has are not counted. */
export function groceriesLeft(
  { items }: Pick<PlanGroceries, 'items'>,
  { tickedFoodIds }: { readonly tickedFoodIds: readonly string[] },
): GroceriesLeft {
  const toBuy = items.filter(isToBuy)
  const left = toBuy.filter(({ foodId }) => !tickedFoodIds.includes(foodId))
  return {
    count: left.length,
    costUsd: tillSum(left),
    tickedCount: toBuy.length - left.length,
  }
}
