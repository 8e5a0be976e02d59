import { OUNCES_PER_POUND } from '../units.js'
import type { GroceryItem } from './groceryItem.js'
import { isByWeight, LOOSE_STEP_LB, OUNCE_UNITS } from './storeUnits.js'

const OUNCES = new Set(OUNCE_UNITS.values())
/** More than anybody buys of one thing, and within the limits of a saved plan. */
const MOST = 99

/** A shop weighs loose food out in quarter pounds and sells everything else in whole packs. */
function stepOf({ unit, share }: Pick<GroceryItem, 'unit' | 'share'>): number {
  if (OUNCES.has(unit)) return LOOSE_STEP_LB * OUNCES_PER_POUND
  return isByWeight(unit) && share === undefined ? LOOSE_STEP_LB : 1
}

/** The next amount of a line that a shop sells, one step up or down; null if there is none. */
export function nextAmount(
  item: Pick<GroceryItem, 'quantity' | 'unit' | 'share'>,
  direction: 1 | -1,
): Pick<GroceryItem, 'quantity' | 'unit'> | null {
  const step = stepOf(item)
  const steps = direction === 1 ? Math.floor(item.quantity / step) + 1 : Math.ceil(item.quantity / step) - 1
  const quantity = steps * step
  return steps < 1 || quantity > MOST ? null : { quantity, unit: item.unit }
}
