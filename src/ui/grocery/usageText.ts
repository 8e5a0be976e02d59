import { type GroceryItem, restKeeps } from '../../core/grocery/groceryItem.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import type { ScreenMessages } from '../../messages/allMessages.js'
import type { Format } from '../format.js'

/** From this share on, a food that keeps counts as used up. */
const USED_UP_FROM = 0.95

/** Whether the line itself says how much of its food the week uses: it costs something else, or too little is bought. */
export const saysUsage = ({ shopCost, boughtG, usedG }: GroceryItem): boolean =>
  shopCost !== undefined || boughtG < usedG

/** How much of a food the week uses and, if the line's cost differs, what the shop asks for its quantity. */
export function usageText(item: GroceryItem, { groceries, core }: ScreenMessages, format: Format): string {
  const { category, usedG, boughtG, usedMeasure, shopCost, tillCost } = item
  const isFromCupboard = category === 'From the cupboard'
  const weight = isFromCupboard ? format.smallGrams : format.ounces
  const amount = ((isFromCupboard || format.units === 'us') && usedMeasure) || weight(usedG)
  if (shopCost !== undefined) {
    const sentence = shopCost > tillCost ? groceries.partOf : groceries.shopAsks
    return sentence(storeQuantityLabel(item, core, format), format.money(shopCost), amount)
  }
  const used = usedG / boughtG
  if (used > 1) return groceries.needs(amount)
  if (!restKeeps(item) || used >= USED_UP_FROM) return groceries.uses(amount)
  return groceries.usesShare(amount, format.percent(used))
}
