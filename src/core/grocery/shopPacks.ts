import type { Food } from '../food/food.js'
import { OUNCES_PER_POUND } from '../units.js'
import { UNKNOWN_OUNCE, UNKNOWN_POUND } from './groceryItem.js'
import { isLoose, OUNCE_UNITS } from './storeUnits.js'

/** What a shop sells one or more of. */
type ShopPack = Pick<Food['pack'], 'unit' | 'edibleG' | 'priceUsd'>

/** All that a food is sold in; of a food that the catalogue does not know, what such a food is priced by. */
export function shopPacks(food: Food | undefined): readonly ShopPack[] {
  if (food === undefined) return [UNKNOWN_OUNCE, UNKNOWN_POUND]
  const { pack, smallPacks = [] } = food
  const ounceUnit = isLoose(food) ? OUNCE_UNITS.get(pack.unit) : undefined
  if (ounceUnit === undefined) return [pack, ...smallPacks]
  const edibleG = pack.edibleG / OUNCES_PER_POUND
  return [pack, { unit: ounceUnit, edibleG, priceUsd: pack.priceUsd / OUNCES_PER_POUND }]
}
