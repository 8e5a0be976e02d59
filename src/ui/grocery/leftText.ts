import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import type { PlanMessages } from '../../messages/planMessages.js'
import type { Format } from '../format.js'

/** A pack that is sold by volume: `bottle (16.9 fl oz)`. */
const FLUID_OUNCES = /^[^(]+\((\d+(?:\.\d+)?) fl oz\)$/
/** Milliliters in a US fluid ounce (NIST SP 1038). */
const ML_PER_FLUID_OUNCE = 29.57

/** US fluid ounces in all packs of a line; null if one of them does not say its volume. */
function boughtFlOz({ quantity, unit, smaller = [] }: GroceryItem): number | null {
  let sum = 0
  for (const pack of [{ quantity, unit }, ...smaller]) {
    const size = FLUID_OUNCES.exec(pack.unit)?.[1]
    if (size === undefined) return null
    sum += pack.quantity * Number(size)
  }
  return sum
}

/**
 * How much is left of a line's packs. By volume if the packs are: a fluid ounce of soy sauce weighs more
 * than an ounce.
 */
export function leftText(
  item: GroceryItem,
  leftG: number,
  { groceries, core }: Pick<PlanMessages, 'groceries' | 'core'>,
  { units, ounces, tenths, whole }: Format,
): string {
  const bought = boughtFlOz(item)
  if (bought === null) return ounces(leftG)
  const left = (bought * leftG) / item.boughtG
  return units === 'us'
    ? groceries.leftovers.fluidOunces(tenths(left))
    : core.measure.milliliters(whole(left * ML_PER_FLUID_OUNCE))
}
