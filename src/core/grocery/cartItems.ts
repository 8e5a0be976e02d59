import { wholePacksUsd } from './groceryItem.js'
import type { GroceryList } from './groceryList.js'

/** One line for a shop's cart. */
export interface CartItem {
  readonly foodId: string
  /** The shop's article number; null where its catalogue gives none. */
  readonly sku: string | null
  readonly name: string
  /** How many of `unit`. */
  readonly quantity: number
  readonly unit: string
  /** US dollars for the whole quantity: a pack that keeps is bought, and counted, whole. */
  readonly price: number
}

/**
 * Grocery lines as a shop's cart takes them: all the week's meals need, at what the shop charges for it.
 * @param items not scaled down: a shop knows no scaled prices.
 */
export function cartItems(items: GroceryList['fullItems']): readonly CartItem[] {
  return items.map((item) => {
    const { foodId, sku = null, name, quantity, unit } = item
    return { foodId, sku, name, quantity, unit, price: wholePacksUsd(item) }
  })
}
