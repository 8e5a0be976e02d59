import type { Food } from '../food/food.js'
import { indexFoods } from '../food/indexFoods.js'
import { roundUsd } from '../money.js'
import { OUNCES_PER_POUND } from '../units.js'
import type { GroceryItem } from './groceryItem.js'
import { costOf, OUNCE_UNITS } from './storeUnits.js'
import { isToBuy, sumUsd } from './tillSum.js'

/** One line for a shop's cart. A food bought in packs of two sizes has a line for each size. */
export interface CartItem {
  readonly foodId: string
  /** The shop's article number; null if its catalogue has none. */
  readonly sku: string | null
  readonly name: string
  /** How many of `unit`. Loose food comes in quarter pounds, on a list that is scaled down also in ounces: 1/16 `lb`. */
  readonly quantity: number
  /** The catalogue's store unit, such as `lb` or `can (15 oz)`. */
  readonly unit: string
  /** US dollars for the whole quantity. Food that keeps counts in whole packs, because the shop does not sell shares. */
  readonly price: number
}

/** What the shop asks for a line's quantity, in US dollars. On a scaled list the line itself costs its part of the budget. */
export const shopPrice = ({ shopCost, tillCost }: GroceryItem): number => shopCost ?? tillCost

/** What the shop asks for these lines, in US dollars, to the cent. */
export const shopSum = (items: readonly GroceryItem[]): number => sumUsd(items.filter(isToBuy), shopPrice)

/**
 * Turns grocery items into lines for a shop's cart, at the shop's price.
 * @param items the lines as the visitor sees them. Those of a scaled list cost what their packs cost at the shop, which
 * has no scaled prices.
 * @param foods the catalogue in use.
 */
export function cartItems(items: readonly GroceryItem[], foods: readonly Food[]): readonly CartItem[] {
  const foodById = indexFoods(foods)
  return items.flatMap(({ smaller = [], ...item }) => {
    const { foodId, sku = null, name, quantity, unit } = item
    const sold = foodById.get(foodId)?.pack.unit ?? unit
    // The list gives less than a pound in ounces, but the shop takes orders in its own unit.
    const isInOunces = unit === OUNCE_UNITS.get(sold)
    const main = {
      quantity: isInOunces ? quantity / OUNCES_PER_POUND : quantity,
      unit: isInOunces ? sold : unit,
      cost: roundUsd(shopPrice(item) - costOf(smaller)),
    }
    return [main, ...smaller].map(({ cost, ...amount }) => ({ foodId, sku, name, ...amount, price: cost }))
  })
}
