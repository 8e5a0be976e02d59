import { roundUsd, toCents, toUsd } from '../money.js'
import { shopPrice } from './cartItems.js'
import type { GroceryItem, PackCount } from './groceryItem.js'
import { costOf, isByWeight, LOOSE_STEP_LB } from './storeUnits.js'

/** The lowest quantity on a scaled list (specification, section 9). */
const MIN_QUANTITY = 1

/**
 * Scales a list that costs more than the budget down to it (specification, section 9). Costs shrink proportionally and
 * add up to the budget to the cent. Quantities shrink to the next amount that a shop sells, but never below 1: one pack
 * stays one pack, and the smallest tray of meat stays that, at its scaled cost. What the week's meals use (`usedG`,
 * `share`) does not change.
 * @param budgetCents less than the total cost of the items.
 */
export function scaleToBudget(items: readonly GroceryItem[], budgetCents: number): readonly GroceryItem[] {
  const fullCents = items.reduce((sum, item) => sum + toCents(item.estimatedCost), 0)
  let seenCents = 0
  let givenCents = 0
  return items.map((item) => {
    seenCents += toCents(item.estimatedCost)
    // Each line also takes the cents that rounding has left over so far, so that the last line meets the budget exactly.
    const cents = Math.floor((seenCents * budgetCents) / fullCents) - givenCents
    givenCents += cents
    return scaleItem(item, budgetCents / fullCents, toUsd(cents))
  })
}

function scaleItem(item: GroceryItem, scale: number, cost: number): GroceryItem {
  const { smaller: fullSmaller = [], shopCost: _fullShopCost, ...rest } = item
  const mainCost = shopPrice(item) - costOf(fullSmaller)
  const main = scalePacks({ ...item, cost: mainCost }, scale, item.share === undefined)
  // A tray in ounces is the smallest that shops have.
  const quantity = item.unit === 'oz tray' ? item.quantity : Math.max(MIN_QUANTITY, main.quantity)
  const smaller = fullSmaller
    .map((packs) => scalePacks(packs, scale, false))
    .filter((each) => each.quantity > 0)
  const shopCost = roundUsd((mainCost / item.quantity) * quantity + costOf(smaller))
  return {
    ...rest,
    quantity,
    ...(smaller.length > 0 && { smaller }),
    estimatedCost: cost,
    tillCost: cost,
    ...(shopCost !== cost && { shopCost }),
  }
}

function scalePacks({ quantity, unit, cost }: PackCount, scale: number, mayBeLoose: boolean): PackCount {
  const step = mayBeLoose && isByWeight(unit) ? LOOSE_STEP_LB : 1
  const scaled = Math.floor((quantity * scale) / step) * step
  return { quantity: scaled, unit, cost: roundUsd((cost / quantity) * scaled) }
}
