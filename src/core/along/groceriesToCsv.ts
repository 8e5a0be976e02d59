import type { GroceryList } from '../grocery/groceryList.js'
import { storeQuantityLabel } from '../grocery/storeQuantityLabel.js'
import { type AlongOptions, inEnglish } from './alongOptions.js'
import { csvText } from './csvText.js'

/**
 * A grocery list as a comma-separated table (RFC 4180), one item a line.
 * @param tickedFoodIds the items that are ticked off.
 */
export function groceriesToCsv(
  { items }: Pick<GroceryList, 'items'>,
  tickedFoodIds: readonly string[] = [],
  options?: AlongOptions,
): string {
  const { words, along, format } = inEnglish(options)
  const { groceryColumns, yes, no } = along
  const { category, item, quantity, usedGrams, tillCost, weekCost, ticked } = groceryColumns
  return csvText([
    [category, item, quantity, usedGrams, tillCost, weekCost, ticked],
    ...items.map((line) => [
      words.groceryCategory[line.category],
      line.name,
      storeQuantityLabel(line, words, format),
      Math.round(line.usedG),
      line.tillCost,
      line.estimatedCost,
      tickedFoodIds.includes(line.foodId) ? yes : no,
    ]),
  ])
}
