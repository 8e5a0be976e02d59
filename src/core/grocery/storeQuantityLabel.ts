import { pluralOf } from '../food/pluralOf.js'
import type { GroceryItem } from './groceryItem.js'

/** An amount to buy in words, such as `1.25 lb`, `2 cans (15 oz)` or `1 bottle (16.9 fl oz)`. */
export function storeQuantityLabel({ quantity, unit }: Pick<GroceryItem, 'quantity' | 'unit'>): string {
  const noun = /\S+(?= \(|$)/
  return `${quantity} ${quantity > 1 ? unit.replace(noun, (word) => pluralOf(word)) : unit}`
}
