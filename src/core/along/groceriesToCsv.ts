import type { GroceryItem } from '../grocery/groceryItem.js'
import type { MarkedGroceryList } from '../grocery/groceryListToText.js'
import { storeQuantityLabel } from '../grocery/storeQuantityLabel.js'
import { type AlongOptions, inEnglish } from './alongOptions.js'
import { csvText } from './csvText.js'
import { tenths } from './tenths.js'

/**
 * A grocery list as a comma-separated table (RFC 4180), one item per line. Items that the visitor has at home come last,
 * with nothing to buy and no cost.
 */
export function groceriesToCsv(
  { items, atHome = [], tickedFoodIds = [] }: Pick<MarkedGroceryList, 'items' | 'atHome' | 'tickedFoodIds'>,
  options?: AlongOptions,
): string {
  const { words, along, format } = inEnglish(options)
  const { groceryColumns, yes, no } = along
  const { category, item, quantity, usedGrams, tillCost, weekCost, ticked, atHome: home } = groceryColumns
  const row = (line: GroceryItem, isAtHome: boolean) => [
    words.groceryCategory[line.category],
    line.name,
    isAtHome ? '' : storeQuantityLabel(line, words, format),
    tenths(line.usedG),
    isAtHome ? 0 : line.tillCost,
    isAtHome ? 0 : line.estimatedCost,
    tickedFoodIds.includes(line.foodId) ? yes : no,
    isAtHome ? yes : no,
  ]
  return csvText([
    [category, item, quantity, usedGrams, tillCost, weekCost, ticked, home],
    ...items.map((line) => row(line, false)),
    ...atHome.map((line) => row(line, true)),
  ])
}
