import { pluralOf } from '../food/pluralOf.js'
import type { GroceryItem } from './groceryItem.js'

/** An amount to buy in words, such as `1.25 lb`, `2 cans (15 oz)` or `1 bottle (16.9 fl oz)`. */
export function storeQuantityLabel({ quantity, unit }: Pick<GroceryItem, 'quantity' | 'unit'>): string {
  if (quantity <= 1) return `${quantity} ${unit}`
  const [noun = unit] = unit.split(' (')
  const words = noun.split(' ')
  const plural = [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')].join(' ')
  return `${quantity} ${plural}${unit.slice(noun.length)}`
}
