import type { Food } from '../food/food.js'
import { roundUsd } from '../money.js'
import type { GroceryItem, PackCount } from './groceryItem.js'
import { shopPacks } from './shopPacks.js'

/**
 * A line with the amount that the visitor chose, at the shop's price for it. What the week uses stays the same. Null if
 * the food is no longer sold in that unit.
 * @param food the line's row in the catalogue, if it has one.
 */
export function withAmount(
  item: GroceryItem,
  food: Food | undefined,
  { quantity, unit }: Pick<PackCount, 'quantity' | 'unit'>,
): GroceryItem | null {
  const pack = shopPacks(food).find((each) => each.unit === unit)
  if (pack === undefined) return null
  const { smaller: _smaller, shopCost: _shopCost, kind: _kind, ...rest } = item
  return {
    ...rest,
    quantity,
    unit,
    tillCost: roundUsd(quantity * pack.priceUsd),
    boughtG: quantity * pack.edibleG,
  }
}
