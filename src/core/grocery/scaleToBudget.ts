import { toCents, toUsd } from '../money.js'
import type { GroceryItem } from './groceryItem.js'
import { LOOSE_STEP_LB, LOOSE_UNIT } from './storeUnits.js'

/** The lowest quantity on a scaled list (specification, section 9). */
const MIN_QUANTITY = 1

/**
 * Scales a list that costs more than the budget down to it (specification, section 9). Costs shrink proportionally and
 * add up to the budget to the cent. Quantities shrink to the next amount a shop sells, but never below 1: one pack
 * stays one pack, at its scaled cost. What the week's meals use (`usedG`, `share`) does not change.
 * @param budgetCents less than the total cost of the items.
 */
export function scaleToBudget(items: readonly GroceryItem[], budgetCents: number): readonly GroceryItem[] {
  const fullCents = items.reduce((sum, item) => sum + toCents(item.estimatedCost), 0)
  let seenCents = 0
  let givenCents = 0
  return items.map((item) => {
    seenCents += toCents(item.estimatedCost)
    // Each line also takes the cents that rounding left over so far, so that the last one meets the budget exactly.
    const cents = Math.floor((seenCents * budgetCents) / fullCents) - givenCents
    givenCents += cents
    return {
      ...item,
      quantity: scaledQuantity(item, budgetCents / fullCents),
      estimatedCost: toUsd(cents),
    }
  })
}

function scaledQuantity({ quantity, unit, share }: GroceryItem, scale: number): number {
  const step = unit === LOOSE_UNIT && share === undefined ? LOOSE_STEP_LB : 1
  return Math.max(MIN_QUANTITY, Math.floor((quantity * scale) / step) * step)
}
