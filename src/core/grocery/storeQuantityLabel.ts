import { type CoreWords, coreWords } from '../words.js'
import type { GroceryItem } from './groceryItem.js'

/** A tray that is labeled by weight. */
const TRAY = /^(lb|oz) tray$/
/** The name of a store unit and its size in parentheses. */
const UNIT = /^(.*?)(?: (\(.*))?$/

type Amount = Pick<GroceryItem, 'quantity' | 'unit'>

/** An amount to buy, such as `1.25 lb`, `2 cans (15 oz)`, `1.5-lb tray` or `1 gallon + 1 quart`. */
export function storeQuantityLabel(
  { quantity, unit, smaller = [] }: Amount & Pick<GroceryItem, 'smaller'>,
  words: CoreWords = coreWords,
): string {
  return [{ quantity, unit }, ...smaller].map((amount) => amountLabel(amount, words)).join(' + ')
}

function amountLabel({ quantity, unit }: Amount, words: CoreWords): string {
  const [, weightUnit] = TRAY.exec(unit) ?? []
  if (weightUnit !== undefined) return words.tray(quantity, words.noun(weightUnit, quantity))
  const [, name = unit, size] = UNIT.exec(unit) ?? []
  return words.storeQuantity(
    quantity,
    words.noun(name, quantity),
    size === undefined ? '' : words.detail(size),
  )
}
