import type { Food } from './food.js'
import { COUNTED_UP_TO, nearestCount, nearestFraction } from './kitchenAmount.js'
import { nearestVolume } from './kitchenVolume.js'
import { pluralOf } from './pluralOf.js'
import { readServingMeasure, type ServingMeasure } from './servingMeasure.js'

/** Further off than this, a measure is said to be `about` right. */
const ABOUT_FROM = 0.08
/** A serving of this many pieces or more is of small ones, such as dates or kernels: nobody halves them. */
const SMALL_PIECES_FROM = 4

/**
 * An amount of a food as a cook would measure it, such as `2 large eggs`, `1 1/2 cups chopped` or
 * `about 1/3 cup dry`; `null` where the food's serving is known by weight only, or the amount is too small to measure.
 * @param grams of the edible part.
 */
export function householdMeasure(food: Food, grams: number): string | null {
  const measure = readServingMeasure(food.servingDescription)
  if (measure === null) return null
  const { isVolume, count, size, noun, state, isApproximate } = measure
  const exact = grams / gramsPerUnit(food, measure)
  const isSmall = !isVolume && count >= SMALL_PIECES_FROM
  const nearestPieces = isSmall ? nearestCount : nearestFraction
  const amount = isVolume ? nearestVolume(exact) : nearestPieces(exact)
  if (amount === null) return null

  const { value, text } = amount
  const isOff = Math.abs(value - exact) > exact * ABOUT_FROM || (isSmall && value > COUNTED_UP_TO)
  const about = isOff || isApproximate ? 'about' : ''
  const words = [about, text, size, value > 1 ? pluralOf(noun) : noun, state]
  return words.filter((word) => word !== '').join(' ')
}

/** Grams of one teaspoon or one piece. Where the piece is the pack on the shelf, the pack's own grams count. */
function gramsPerUnit({ servingSize, pack }: Food, { count, noun }: ServingMeasure): number {
  const [packNoun] = pack.unit.split(' ')
  return packNoun === noun ? pack.edibleG : servingSize / count
}
