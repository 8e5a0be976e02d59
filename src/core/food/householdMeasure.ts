import type { Food } from './food.js'
import { COUNTED_UP_TO, type KitchenAmount, nearestCount, nearestFraction } from './kitchenAmount.js'
import { nearestVolume } from './kitchenVolume.js'
import { pluralOf } from './pluralOf.js'
import { readServingMeasure, type ServingMeasure, type ServingPieces } from './servingMeasure.js'

/** Further off than this, a measure is said to be `about` right. */
const ABOUT_FROM = 0.08
/** A serving of this many pieces or more is of small ones, such as dates or kernels: nobody halves them. */
const SMALL_PIECES_FROM = 4

/**
 * An amount of a food as a cook would measure it, such as `2 large eggs`, `1 1/2 cups chopped` or
 * `about 1/3 cup dry`; `null` where the food's serving is known by weight only, or the amount is too small to measure.
 * @param grams of the edible part, more than 0.
 */
export function householdMeasure(food: Food, grams: number): string | null {
  const measure = readServingMeasure(food.servingDescription)
  if (measure === null || !(grams > 0) || !Number.isFinite(grams)) return null

  const exact = grams / gramsPerUnit(food, measure)
  const amount = measure.kind === 'volume' ? nearestVolume(exact) : nearestPieces(measure, exact)
  if (amount === null) return null

  const isOff = Math.abs(amount.value - exact) > exact * ABOUT_FROM
  const words =
    measure.kind === 'volume' ? [amount.text] : [amount.text, measure.size, nounOf(measure, amount)]
  const isUncounted = measure.kind === 'pieces' && amount.value > COUNTED_UP_TO
  const about = isOff || isUncounted || measure.approximate ? 'about' : ''
  return [about, ...words, measure.state].filter((word) => word !== '').join(' ')
}

/** Grams of one teaspoon or one piece. Where the piece is the pack on the shelf, the pack's own grams count. */
function gramsPerUnit({ servingSize, pack }: Food, measure: ServingMeasure): number {
  if (measure.kind === 'volume') return servingSize / measure.tsp
  const [packNoun] = pack.unit.split(' ')
  return measure.noun !== '' && packNoun === measure.noun ? pack.edibleG : servingSize / measure.count
}

function nearestPieces({ count }: ServingPieces, pieces: number): KitchenAmount | null {
  return count >= SMALL_PIECES_FROM ? nearestCount(pieces) : nearestFraction(pieces)
}

function nounOf({ noun }: ServingPieces, { value }: KitchenAmount): string {
  return value > 1 ? pluralOf(noun) : noun
}
