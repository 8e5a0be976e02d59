import { tillCostUsd, weekCostUsd } from '../../core/grocery/storeUnits.js'
import { type Eaters, eatAlike, portionCount } from '../../core/plan/eaters.js'
import type { Price } from './courseBill.js'

/** What the grams of one person cost that person. All who eat open their packs together. */
export interface ShopPrices {
  /** The share of what the week uses. */
  readonly week: Price
  /** The share of what is paid at the till from an empty cupboard. */
  readonly till: Price
}

/** Portions of other people are rounded, so that all of them together may be a little more than planned. */
const ROUNDED_UP = 1.02

export function shopPrices(eaters: Eaters): ShopPrices {
  const portions = portionCount(eaters)
  if (portions === 1) return { week: weekCostUsd, till: tillCostUsd }
  const bought = eatAlike(eaters) ? portions : ROUNDED_UP * portions
  const share =
    (price: Price): Price =>
    (food, grams) =>
      price(food, grams * bought) / portions
  return { week: share(weekCostUsd), till: share(tillCostUsd) }
}
