import { englishFormat, type Format } from '../format.js'
import { GRAMS_PER_OUNCE, GRAMS_PER_POUND } from '../units.js'
import { type CoreWords, coreWords } from '../words.js'
import type { GroceryItem } from './groceryItem.js'
import { TRAY_UNIT } from './storeUnits.js'

/** Loose food and trays, which are labeled by weight, and what is bought for its juice: `lb of limes`. */
const BY_WEIGHT = /^(lb|oz)( tray)?(?: (of .+))?$/
/** More meat than this comes in several trays: family packs hold about three pounds (our estimate). */
const LARGEST_TRAY_LB = 3
/** The name of a store unit and its size in parentheses. */
const UNIT = /^(.*?)(?: (\(.*))?$/

type ListFormat = Pick<Format, 'units' | 'grams' | 'plain'>
type Amount = Pick<GroceryItem, 'quantity' | 'unit'>

/**
 * An amount to buy, such as `1.25 lb`, `2 cans (15 oz)`, `1.5-lb tray`, `8.75 lb (in trays)` or `1 gallon + 1 quart`. In metric units, food
 * sold by weight is in grams: `567 g`. Packs keep the size that is printed on them.
 */
export function storeQuantityLabel(
  { quantity, unit, smaller = [] }: Amount & Pick<GroceryItem, 'smaller'>,
  words: CoreWords = coreWords,
  format: ListFormat = englishFormat,
): string {
  return [{ quantity, unit }, ...smaller].map((amount) => amountLabel(amount, words, format)).join(' + ')
}

function amountLabel(
  { quantity, unit }: Amount,
  words: CoreWords,
  { units, grams, plain }: ListFormat,
): string {
  const [, weightUnit, tray, source] = BY_WEIGHT.exec(unit) ?? []
  if (weightUnit !== undefined && units === 'metric') {
    const weight = grams(quantity * (weightUnit === 'lb' ? GRAMS_PER_POUND : GRAMS_PER_OUNCE))
    return source === undefined ? weight : `${weight} ${words.detail(source)}`
  }
  if (weightUnit !== undefined && tray !== undefined && (unit !== TRAY_UNIT || quantity <= LARGEST_TRAY_LB))
    return words.tray(plain(quantity), words.noun(weightUnit, quantity))
  const [, name = unit, size] = UNIT.exec(tray === undefined ? unit : 'lb (in trays)') ?? []
  return words.storeQuantity(
    plain(quantity),
    words.noun(name, quantity),
    size === undefined ? '' : words.detail(size),
  )
}
