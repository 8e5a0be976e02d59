import { requireFinite } from '../requireFinite.js'
import { requireOneOf } from '../requireOneOf.js'
import type { Units } from '../units.js'
import { type CoreWords, coreWords } from '../words.js'
import type { Food } from './food.js'
import { isSeasoning } from './isSeasoning.js'
import { COUNTED_UP_TO, nearestCount, nearestFraction } from './kitchenAmount.js'
import { CUPS_FROM_TSP, MEASURED_FROM_TSP, nearestVolume } from './kitchenVolume.js'
import { parseServingMeasure, type ServingMeasure } from './servingMeasure.js'

/** A measure with a greater error than this is only `about` right. */
const ABOUT_FROM = 0.08
/** A part of a pack that is off by more is weighed at the stove, and so are this many pieces: nobody counts 70 almonds. */
const WEIGHED_FROM = 1 / 8
const WEIGHED_FROM_PIECES = 50
/** From this many pieces in a serving, such as dates or kernels, the pieces are small and nobody halves them. */
export const SMALL_PIECES_FROM = 4

/**
 * An amount of a food as a cook would measure it, such as `2 large eggs`, `1 1/2 cups chopped` or `about 1/3 cup dry`;
 * `null` if the serving is given by weight only or the amount is too small to measure.
 * @param grams of the edible part.
 * @param units in metric units nothing is measured in cups, which differ from country to country.
 * @param isAlone whether no weight stands beside it, so that it is null where a weight says more: for 70 almonds, a part of
 *   a block that is no quarter or third, or in metric units whatever is not a whole US pack.
 * @throws {RangeError} when the grams are no finite number, or there are no such units.
 */
export function householdMeasure(
  food: Food,
  grams: number,
  words?: CoreWords | null,
  units?: Units | null,
  isAlone = false,
): string | null {
  requireFinite('grams', grams)
  words ??= coreWords
  units ??= 'us'
  requireOneOf('units', units, ['us', 'metric'])
  const measure = parseServingMeasure(food.servingDescription)
  if (measure === null) return null
  const { isVolume, count, noun, state, isApproximate } = measure
  const exact = grams / gramsPerUnit(food, measure)
  if (isVolume && isSeasoning(food) && exact < MEASURED_FROM_TSP) return words.measure.pinch
  if (units === 'metric' && isVolume && exact >= CUPS_FROM_TSP) return null
  // Nor a slice of pickle.
  const isSmall = !isVolume && (count >= SMALL_PIECES_FROM || (noun === 'slice' && isSeasoning(food)))
  const nearestPieces = isSmall ? nearestCount : nearestFraction
  // Nobody cuts a bay leaf in three, or one of many in two.
  const pieces =
    food.id === 'bay-leaf' ? (exact > 2 ? Math.round(exact) : Math.max(1, Math.round(exact * 2)) / 2) : exact
  const amount = isVolume ? nearestVolume(exact, words.measure) : nearestPieces(pieces)
  if (amount === null) return null

  const { value, text } = amount
  const off = Math.abs(value - exact) / exact
  const isInexact = units === 'metric' ? !Number.isInteger(value) || off > ABOUT_FROM : off > WEIGHED_FROM
  const isWeighed = isOfPack(food, measure) ? isInexact : isSmall && value > WEIGHED_FROM_PIECES
  if (isAlone && isWeighed) return null
  const isOff = off > ABOUT_FROM || (isSmall && value > COUNTED_UP_TO)
  const { about, inState } = words.measure
  const measured = isVolume ? text : piecesText(text, value, measure, words)
  const prepared = state === '' ? measured : inState(measured, words.detail(state))
  return isOff || isApproximate ? about(prepared) : prepared
}

function piecesText(amount: string, count: number, { size, noun }: ServingMeasure, words: CoreWords): string {
  const sizeText = size === '' ? '' : words.detail(size)
  const nounText = noun === '' ? '' : words.noun(noun, count)
  return words.measure.pieces(amount, sizeText, nounText)
}

/** Whether the piece is the shop's pack, such as a can. Then the pack's own grams count. */
const isOfPack = ({ pack }: Food, { noun }: ServingMeasure) => pack.unit.split(' ')[0] === noun

/** Grams of one teaspoon or one piece. */
const gramsPerUnit = (food: Food, measure: ServingMeasure) =>
  isOfPack(food, measure) ? food.pack.edibleG : food.servingSize / measure.count
