import { englishFormat, type Format } from '../format.js'
import { requireFinite } from '../requireFinite.js'
import { GRAMS_PER_KILOGRAM, GRAMS_PER_OUNCE, GRAMS_PER_POUND } from '../units.js'
import { type CoreWords, coreWords } from '../words.js'
import type { GroceryItem } from './groceryItem.js'

/** Loose food and trays, which are labeled by weight, and what is bought for its juice: `lb of limes`. */
const BY_WEIGHT = /^(lb|oz)( tray)?(?: (.+))?$/
/** More meat than this comes in several trays, so only its weight is written. Family packs hold about as much (our estimate). */
const LARGEST_TRAY_LB = 3
/** A unit that is a size already: `500 g`, `½ gallon`. */
const SIZE_ALONE = /^\p{N}/u
/** The name of a store unit and its size in parentheses. */
const UNIT = /^(.*?)(?: (\(.*))?$/

type ListFormat = Pick<Format, 'units' | 'grams' | 'plain' | 'tenths'>
type Amount = Pick<GroceryItem, 'quantity' | 'unit'>

/**
 * An amount to buy, such as `1.25 lb`, `2 cans (15 oz)`, `2 × 500 g`, `1.5-lb tray` or `1 gallon + 1 quart`. In metric units,
 * food sold by weight is in grams or kilograms: `567 g`, `1.1-kg tray`. Packs keep the size that is printed on them.
 * @throws {RangeError} when a quantity is no finite number.
 */
export function storeQuantityLabel(
  { quantity, unit, smaller = [] }: Amount & Pick<GroceryItem, 'smaller'>,
  words?: CoreWords | null,
  format?: ListFormat | null,
): string {
  const label = (amount: Amount) => amountLabel(amount, words ?? coreWords, format ?? englishFormat)
  return [{ quantity, unit }, ...smaller].map(label).join(' + ')
}

function amountLabel(
  { quantity, unit: soldAs }: Amount,
  words: CoreWords,
  { units, grams, plain, tenths }: ListFormat,
): string {
  requireFinite('quantity', quantity)
  const unit = soldAs === 'lb tray' && quantity > LARGEST_TRAY_LB ? 'lb (in trays)' : soldAs
  const [, weightUnit, tray, source] = BY_WEIGHT.exec(unit) ?? []
  if (weightUnit && units === 'metric') {
    const weightG = quantity * (weightUnit === 'lb' ? GRAMS_PER_POUND : GRAMS_PER_OUNCE)
    const kilograms = Math.round(weightG) < GRAMS_PER_KILOGRAM ? '' : tenths(weightG / GRAMS_PER_KILOGRAM)
    if (tray) return kilograms ? words.tray(kilograms, 'kg') : words.tray(plain(Math.round(weightG)), 'g')
    const size = source ? words.detail(source) : ''
    if (kilograms) return words.storeQuantity(kilograms, 'kg', size)
    return `${grams(weightG)}${size && ` ${size}`}`
  }
  if (weightUnit && tray) return words.tray(plain(quantity), words.noun(weightUnit, quantity))
  if (SIZE_ALONE.test(unit)) return words.storeQuantity(`${plain(quantity)} ×`, words.detail(unit), '')
  const [, name = unit, size] = UNIT.exec(unit) ?? []
  return words.storeQuantity(plain(quantity), words.noun(name, quantity), size ? words.detail(size) : '')
}
