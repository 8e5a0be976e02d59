import type { Food } from '../food/food.js'
import { indexFoods } from '../food/foodIndex.js'
import { OUNCES_PER_POUND } from '../units.js'
import { wholePacksUsd } from './groceryItem.js'
import type { GroceryList } from './groceryList.js'

/** One line for a shop's cart. */
export interface CartItem {
  readonly foodId: string
  /** The shop's article number; null where its catalogue gives none. */
  readonly sku: string | null
  readonly name: string
  /** How many of `unit`; quarters of a pound of loose food. */
  readonly quantity: number
  /** As the catalogue sells it, such as `lb` or `can (15 oz)`. */
  readonly unit: string
  /** US dollars for the whole quantity: a pack that keeps is bought, and counted, whole. */
  readonly price: number
}

/**
 * Grocery lines as a shop's cart takes them: all the week's meals need, at what the shop charges for it.
 * @param items not scaled down: a shop knows no scaled prices.
 * @param foods the catalogue in use.
 */
export function cartItems(items: GroceryList['fullItems'], foods: readonly Food[]): readonly CartItem[] {
  const foodById = indexFoods(foods)
  return items.map((item) => {
    const { foodId, sku = null, name, quantity, unit } = item
    const price = wholePacksUsd(item)
    const sold = foodById.get(foodId)?.pack.unit ?? unit
    // The list says less than a pound in ounces; an article that is sold by the pound is ordered by it.
    const count = sold === unit ? quantity : quantity / OUNCES_PER_POUND
    return { foodId, sku, name, quantity: count, unit: sold, price }
  })
}
