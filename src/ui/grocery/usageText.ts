import type { Food } from '../../core/food/food.js'
import { householdMeasure } from '../../core/food/householdMeasure.js'
import { parseServingMeasure } from '../../core/food/servingMeasure.js'
import { type GroceryItem, restKeeps } from '../../core/grocery/groceryItem.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import { isByWeight } from '../../core/grocery/storeUnits.js'
import type { ScreenMessages } from '../../messages/allMessages.js'
import type { Format } from '../format.js'
import { volumeText } from './volumeText.js'

/** From this share on, a food that keeps counts as used up. */
const USED_UP_FROM = 0.95
/** A serving of as many pieces, such as kernels or olives, has small ones, and nobody counts more than two dozen. */
const SMALL_PIECES_FROM = 4
const MOST_SMALL_PIECES = 24

/** Whether the line itself says how much of its food the week uses: it costs something else, or too little is bought. */
export const saysUsage = ({ shopCost, boughtG, usedG }: GroceryItem): boolean =>
  shopCost !== undefined || boughtG < usedG

/** A food's amount in metric units, in the measure that its packs have: pieces, milliliters or grams. */
function metricAmount(food: Food, grams: number, messages: ScreenMessages, format: Format): string | null {
  const { unit } = food.pack
  const isPiece = parseServingMeasure(food.servingDescription)?.isVolume === false || !unit.includes('(')
  return (
    volumeText(food, grams, messages, format) ??
    (isPiece && !isByWeight(unit) ? householdMeasure(food, grams, messages.core, 'metric') : null)
  )
}

/** How much of a line's food the week uses. */
function usedText(
  item: GroceryItem,
  food: Food | undefined,
  messages: ScreenMessages,
  format: Format,
): string {
  const { category, usedG, usedMeasure } = item
  if (category === 'From the cupboard') return usedMeasure ?? format.smallGrams(usedG)
  const { isVolume = true, count = 0 } = (food && parseServingMeasure(food.servingDescription)) ?? {}
  const pieces = food && !isVolume && count >= SMALL_PIECES_FROM ? (usedG / food.servingSize) * count : 0
  if (pieces > MOST_SMALL_PIECES) return format.ounces(usedG)
  const measure = format.units === 'us' ? usedMeasure : food && metricAmount(food, usedG, messages, format)
  return measure ?? format.ounces(usedG)
}

/**
 * How much of a food the week uses and, if the line's cost differs, what the shop asks for its quantity.
 * @param food the line's row in the catalogue, if it has one.
 */
export function usageText(
  item: GroceryItem,
  food: Food | undefined,
  messages: ScreenMessages,
  format: Format,
): string {
  const { groceries, core } = messages
  const { usedG, boughtG, shopCost, tillCost } = item
  const amount = usedText(item, food, messages, format)
  if (shopCost !== undefined) {
    const sentence = shopCost > tillCost ? groceries.partOf : groceries.shopAsks
    return sentence(storeQuantityLabel(item, core, format), format.money(shopCost), amount)
  }
  const used = usedG / boughtG
  if (used > 1) return groceries.needs(amount)
  if (!restKeeps(item) || used >= USED_UP_FROM) return groceries.uses(amount)
  return groceries.usesShare(amount, format.percent(used))
}
