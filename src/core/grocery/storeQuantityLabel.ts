import { type CoreWords, coreWords } from '../words.js'
import type { GroceryItem } from './groceryItem.js'

/** The name of a store unit and its size in parentheses. */
const UNIT = /^(.*?)(?: (\(.*))?$/

/** An amount to buy, such as `1.25 lb`, `2 cans (15 oz)` or `1 bottle (16.9 fl oz)`. */
export function storeQuantityLabel(
  { quantity, unit }: Pick<GroceryItem, 'quantity' | 'unit'>,
  words: CoreWords = coreWords,
): string {
  const [, name = unit, size] = UNIT.exec(unit) ?? []
  return words.storeQuantity(
    quantity,
    words.noun(name, quantity),
    size === undefined ? '' : words.detail(size),
  )
}
