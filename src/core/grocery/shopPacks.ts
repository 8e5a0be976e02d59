import type { Food } from '../food/food.js'
import { OUNCES_PER_POUND } from '../units.js'
import { UNKNOWN_OUNCE, UNKNOWN_POUND } from './groceryItem.js'
import { isLoose, LOOSE_STEP_LB, OUNCE_UNITS } from './storeUnits.js'

/** What a shop sells one or more of. */
export interface ShopPack {
  /** Store unit, such as `lb`, `oz` or `can (15 oz)`. */
  readonly unit: string
  readonly edibleG: number
  readonly priceUsd: number
  /** A shop sells whole packs, and weighs loose food out in quarter pounds. */
  readonly step: number
}

/** All that a food is sold in; of a food that the catalogue does not know, what such a food is priced by. */
export function shopPacks(food: Food | undefined): readonly ShopPack[] {
  const packs = food ? [food.pack, ...(food.smallPacks ?? [])] : [UNKNOWN_OUNCE, UNKNOWN_POUND]
  const isWeighed = food === undefined || isLoose(food)
  return packs.flatMap(({ unit, edibleG, priceUsd }) => {
    const ounces = isWeighed ? OUNCE_UNITS.get(unit) : undefined
    const step = ounces === undefined ? 1 : LOOSE_STEP_LB
    const main = { unit, edibleG, priceUsd, step }
    if (food === undefined || ounces === undefined) return [main]
    const ounce = {
      unit: ounces,
      edibleG: edibleG / OUNCES_PER_POUND,
      priceUsd: priceUsd / OUNCES_PER_POUND,
      step: step * OUNCES_PER_POUND,
    }
    return [main, ounce]
  })
}
