import type { Food } from '../food/food.js'
import { toCents, toUsd } from '../money.js'

/** Loose food is weighed out in quarter pounds. */
export const LOOSE_UNIT = 'lb'
export const LOOSE_STEP_LB = 1 / 4
/** Keeps a sum that is whole but for floating point from being rounded up to one pack more. */
const ROUNDING_SLACK = 1e-6

/** How a shop sells a food, and so how a week of it is counted: by share of a pack that keeps, loose, or whole packs. */
export type SaleKind = 'share' | 'loose' | 'pack'

/** Foods that keep for weeks are charged by share, even those sold by the pound. */
export function saleKind({ pack }: Food): SaleKind {
  if (pack.keeps) return 'share'
  return pack.unit === LOOSE_UNIT ? 'loose' : 'pack'
}

/**
 * Store units charged for `grams` (edible) of a food in one week: the exact share of a pack that keeps, quarter pounds
 * rounded up for loose food, whole packs rounded up for the rest.
 */
export function unitsCharged(food: Food, grams: number): number {
  const units = grams / food.pack.edibleG
  switch (saleKind(food)) {
    case 'share':
      return units
    case 'loose':
      return roundUpTo(LOOSE_STEP_LB, units)
    case 'pack':
      return roundUpTo(1, units)
  }
}

/** Store units one has to buy for `grams` (edible) of a food: as charged, but packs that keep are bought whole. */
export function unitsBought(food: Food, grams: number): number {
  const units = unitsCharged(food, grams)
  return saleKind(food) === 'share' ? roundUpTo(1, units) : units
}

/** The smallest multiple of `step` that is at least `amount`. */
export function roundUpTo(step: number, amount: number): number {
  return Math.ceil(amount / step - ROUNDING_SLACK) * step
}

/** What a week's `grams` (edible) of a food cost, in US dollars rounded to the cent. */
export function weekCostUsd(food: Food, grams: number): number {
  return toUsd(toCents(unitsCharged(food, grams) * food.pack.priceUsd))
}
