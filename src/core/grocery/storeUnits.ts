import type { Food } from '../food/food.js'
import { toCents, toUsd } from '../money.js'

/** Shops weigh loose food out in quarter pounds. */
export const LOOSE_UNIT = 'lb'
export const LOOSE_STEP_LB = 1 / 4
/** Without it, floating point would round some whole sums up to one pack more. */
const ROUNDING_SLACK = 1e-6

/** Whether a shop weighs a food out. Foods that keep come in packs, even those priced by the pound. */
export function isLoose({ pack }: Food): boolean {
  return pack.unit === LOOSE_UNIT && !pack.keeps
}

/** The store units to buy for `grams` (edible) of a food: quarter pounds of loose food, whole packs of the rest. */
export function unitsBought(food: Food, grams: number): number {
  const step = isLoose(food) ? LOOSE_STEP_LB : 1
  return Math.ceil(grams / food.pack.edibleG / step - ROUNDING_SLACK) * step
}

/** The store units that a week pays for `grams` (edible) of a food: the exact share of a pack that keeps, else all that is bought. */
export function unitsCharged(food: Food, grams: number): number {
  return food.pack.keeps ? grams / food.pack.edibleG : unitsBought(food, grams)
}

/** The cost of a week's `grams` (edible) of a food, in US dollars rounded to the cent. */
export function weekCostUsd(food: Food, grams: number): number {
  return toUsd(toCents(unitsCharged(food, grams) * food.pack.priceUsd))
}
