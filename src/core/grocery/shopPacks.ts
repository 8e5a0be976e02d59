import type { Food } from '../food/food.js'
import { OUNCES_PER_POUND } from '../units.js'
import { UNKNOWN_OUNCE, UNKNOWN_POUND } from './groceryItem.js'
import { isLoose, OUNCE_UNITS } from './storeUnits.js'

/** A unit that a shop sells one or more of. */
type ShopPack = Pick<Food['pack'], 'unit' | 'edibleG' | 'priceUsd'>

/** The units in which a food is sold. A food that is not in the catalogue has the units that set its price. */
export function shopPacks(food: Food | undefined): readonly ShopPack[] {
  if (food === undefined) return [UNKNOWN_OUNCE, UNKNOWN_POUND]
  const { pack, smallPacks = [] } = food
  const ounceUnit = isLoose(food) ? OUNCE_UNITS.get(pack.unit) : undefined
  if (ounceUnit === undefined) return [pack, ...smallPacks]
  const edibleG = pack.edibleG / OUNCES_PER_POUND
  return [pack, { unit: ounceUnit, edibleG, priceUsd: pack.priceUsd / OUNCES_PER_POUND }]
}
