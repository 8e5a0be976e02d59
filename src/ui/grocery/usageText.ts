import type { Food } from '../../core/food/food.js'
import { householdMeasure, SMALL_PIECES_FROM } from '../../core/food/householdMeasure.js'
import { parseServingMeasure } from '../../core/food/servingMeasure.js'
import { type GroceryItem, restKeeps } from '../../core/grocery/groceryItem.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import { isByWeight } from '../../core/grocery/storeUnits.js'
import type { ScreenMessages } from '../../messages/allMessages.js'
import type { Format } from '../format.js'
import { volumeText } from './volumeText.js'
import { weightText } from './weightText.js'

/** From this share on, a food that keeps counts as used up. */
const USED_UP_FROM = 0.95
/** Nobody counts more kernels or olives than two dozen. */
const MOST_SMALL_PIECES = 24
const NO_PIECES = { isVolume: true, count: 1 }

/** Whether the line itself says how much of its food the week uses: it costs something else, or too little is bought. */
export const saysUsage = ({ shopCost, boughtG, usedG }: GroceryItem): boolean =>
  shopCost !== undefined || boughtG < usedG

/** The amount in the measure that the food's packs have: pieces, in metric units also milliliters; null for others. */
function packMeasure(food: Food, grams: number, messages: ScreenMessages, format: Format): string | null {
  const { servingDescription, servingSize, pack } = food
  const { isVolume, count } = parseServingMeasure(servingDescription) ?? NO_PIECES
  const isPiece = !pack.unit.includes('(') && !isByWeight(pack.unit)
  // A fruit that is sold as `medium`.
  if (isPiece && !isVolume && servingSize / count === pack.edibleG) {
    const asSold = { ...food, servingDescription: `1 ${pack.unit}`, servingSize: pack.edibleG }
    return householdMeasure(asSold, grams, messages.core, format.units)
  }
  if (format.units === 'us') return null
  const volume = volumeText(food, grams, messages, format)
  const isCounted = isPiece || (!isVolume && !isByWeight(pack.unit))
  return volume ?? (isCounted ? householdMeasure(food, grams, messages.core, 'metric') : null)
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
  const { isVolume, count } = (food && parseServingMeasure(food.servingDescription)) ?? NO_PIECES
  const pieces = food && !isVolume && count >= SMALL_PIECES_FROM ? (usedG / food.servingSize) * count : 0
  const weight = weightText(item, usedG, messages, format)
  if (pieces > MOST_SMALL_PIECES) return weight
  const asPacked = food && packMeasure(food, usedG, messages, format)
  return asPacked ?? (format.units === 'us' ? usedMeasure : null) ?? weight
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
