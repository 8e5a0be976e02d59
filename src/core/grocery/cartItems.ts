import type { GroceryItem } from './groceryItem.js'

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

/** Grocery lines as a shop's cart takes them. */
export function cartItems(items: readonly GroceryItem[]): readonly CartItem[] {
  return items.map(({ foodId, sku, name, quantity, unit, estimatedCost, packPriceUsd }) => ({
    foodId,
    sku: sku ?? null,
    name,
    quantity,
    unit,
    price: packPriceUsd === undefined ? estimatedCost : Math.round(packPriceUsd * quantity * 100) / 100,
  }))
}
