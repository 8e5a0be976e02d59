import type { Food } from '../food/food.js'
import { OUNCES_PER_POUND } from '../units.js'
import type { GroceryItem } from './groceryItem.js'
import { shopPacks } from './shopPacks.js'
import { LEAST_TRAY_LB, LOOSE_STEP_LB, OUNCE_UNITS, TRAY_UNIT } from './storeUnits.js'

/** More than anybody buys of one thing, and within the limits of a saved plan. */
const MOST = 99

/**
 * The next amount of a line that a shop sells, one step up or down; null if there is none. Loose food goes by quarter
 * pounds, in ounces below a pound, and everything else by whole packs. No tray of meat is smaller than the smallest that
 * shops have. The first step down leaves out the smaller packs.
 * @param food the line's row in the catalogue, if it has one.
 */
export function nextAmount(
  { quantity, unit, smaller }: Pick<GroceryItem, 'quantity' | 'unit' | 'smaller'>,
  food: Food | undefined,
  direction: 1 | -1,
): Pick<GroceryItem, 'quantity' | 'unit'> | null {
  if (smaller && direction === -1) return { quantity, unit }
  const units = shopPacks(food).map((pack) => pack.unit)
  const pound = units.find((each) => units.includes(OUNCE_UNITS.get(each) ?? ''))
  const ounce = OUNCE_UNITS.get(pound ?? '')
  const isLoose = unit === pound || unit === ounce
  const step = isLoose ? LOOSE_STEP_LB : 1
  const steps = quantity / (unit === ounce ? OUNCES_PER_POUND : 1) / step
  const least = isLoose && pound === TRAY_UNIT ? LEAST_TRAY_LB : step
  const next = step * (direction === 1 ? Math.max(least / step, Math.floor(steps) + 1) : Math.ceil(steps) - 1)
  if (next < least || next > MOST) return null
  if (isLoose && pound && ounce)
    return next < 1 ? { quantity: next * OUNCES_PER_POUND, unit: ounce } : { quantity: next, unit: pound }
  return { quantity: next, unit }
}
