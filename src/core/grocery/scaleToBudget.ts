import { roundUsd, toCents, toUsd } from '../money.js'
import { shopPrice } from './cartItems.js'
import type { GroceryItem } from './groceryItem.js'
import { costOf, isByWeight, LOOSE_STEP_LB } from './storeUnits.js'

/** The lowest quantity on a scaled list (specification, section 9). */
const MIN_QUANTITY = 1

/**
 * Scales a list that costs more than the budget down to it (specification, section 9). Costs shrink proportionally and
 * add up to the budget to the cent. Quantities shrink to the packs that this pays for at the shop's price, but never below
 * 1: one pack stays one pack, and the smallest tray of meat stays that, at its scaled cost. What the week's meals use (`usedG`,
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

/** Packs that are paid for in full. Without the slack, floating point would lose some that are paid to the cent. */
const wholeOf = (packs: number) => Math.floor(packs + 1e-6)

function scaleItem(item: GroceryItem, scale: number, cost: number): GroceryItem {
  const { smaller: fullSmaller = [], shopCost: _fullShopCost, ...rest } = item
  const smallerCost = costOf(fullSmaller)
  const price = (shopPrice(item) - smallerCost) / item.quantity
  const step = item.share === undefined && isByWeight(item.unit) ? LOOSE_STEP_LB : 1
  // What the smaller packs would cost may pay for one more of the large ones, which give more for it.
  const scaled = wholeOf(((item.quantity + (smallerCost / price || 0)) * scale) / step) * step
  // A tray in ounces is the smallest that shops have.
  const quantity =
    item.unit === 'oz tray' ? item.quantity : Math.max(MIN_QUANTITY, Math.min(item.quantity, scaled))
  let left = shopPrice(item) * scale - price * quantity
  const smaller = fullSmaller.flatMap((packs) => {
    const each = packs.cost / packs.quantity
    // A shop may give a pack for nothing.
    const count = Math.min(packs.quantity, wholeOf(left / each))
    if (!(count > 0)) return []
    left -= each * count
    return { ...packs, quantity: count, cost: roundUsd(each * count) }
  })
  const shopCost = roundUsd(price * quantity + costOf(smaller))
  return {
    ...rest,
    quantity,
    ...(smaller.length > 0 && { smaller }),
    estimatedCost: cost,
    tillCost: cost,
    ...(shopCost !== cost && { shopCost }),
  }
}
