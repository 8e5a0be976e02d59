import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import type { Messages } from '../../messages/en.js'
import type { Format } from '../format.js'

/** How much of a food the week uses. For a food charged by share it adds the price of a whole pack. */
export function usageText(item: GroceryItem, messages: Messages['groceries'], format: Format): string {
  const amount = item.usedMeasure ?? format.ounces(item.usedG)
  if (item.share === undefined || item.packPriceUsd === undefined) return messages.uses(amount)
  const used = messages.usesShare(amount, format.percent(item.share))
  return `${used}; ${messages.wholePack(format.money(item.packPriceUsd))}`
}
