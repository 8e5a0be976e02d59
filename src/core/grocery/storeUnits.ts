import type { Food } from '../food/food.js'
import { toCents, toUsd } from '../money.js'

/** Loose food is weighed out in quarter pounds. */
export const LOOSE_UNIT = 'lb'
export const LOOSE_STEP_LB = 1 / 4
/** Keeps a sum that is whole but for floating point from being rounded up to one pack more. */
const ROUNDING_SLACK = 1e-6

/** Whether a shop weighs a food out. Foods that keep come in packs, even those priced by the pound. */
export function isLoose({ pack }: Food): boolean {
  return pack.unit === LOOSE_UNIT && !pack.keeps
}

/** Store units one has to buy for `grams` (edible) of a food: quarter pounds of loose food, whole packs of the rest. */
export function unitsBought(food: Food, grams: number): number {
  const step = isLoose(food) ? LOOSE_STEP_LB : 1
  return Math.ceil(grams / food.pack.edibleG / step - ROUNDING_SLACK) * step
}

/** Store units charged for `grams` (edible) of a food in one week: as bought, but of a pack that keeps the exact share. */
export function unitsCharged(food: Food, grams: number): number {
  return food.pack.keeps ? grams / food.pack.edibleG : unitsBought(food, grams)
}

/** What a week's `grams` (edible) of a food cost, in US dollars rounded to the cent. */
export function weekCostUsd(food: Food, grams: number): number {
  return toUsd(toCents(unitsCharged(food, grams) * food.pack.priceUsd))
}
