import type { GroceryItem } from '../grocery/groceryItem.js'
import type { MarkedGroceryList } from '../grocery/groceryListToText.js'
import { isUnpriced } from '../grocery/priceText.js'
import { storeQuantityLabel } from '../grocery/storeQuantityLabel.js'
import { isToBuy, tillSum } from '../grocery/tillSum.js'
import { type AlongOptions, inEnglish } from './alongOptions.js'
import { csvText } from './csvText.js'
import { tenths } from './tenths.js'

type GroceryTable = Pick<MarkedGroceryList, 'items' | 'atHome' | 'tickedFoodIds'> &
  Partial<Pick<MarkedGroceryList, 'scaled'>>

/**
 * A grocery list as a comma-separated table (RFC 4180), one item per line. Items that the visitor has at home come last,
 * with nothing to buy and no cost. So do seasonings on the shelf, but the week counts the share that it uses.
 */
export function groceriesToCsv(
  { items, atHome = [], tickedFoodIds = [], scaled = false }: GroceryTable,
  options?: AlongOptions | null,
): string {
  const { words, along, format } = inEnglish(options)
  const { groceryColumns, yes, no } = along
  const {
    category,
    item,
    quantity,
    usedGrams,
    tillCost,
    scaledCost,
    weekCost,
    ticked,
    atHome: home,
  } = groceryColumns
  const row = (line: GroceryItem) => [
    words.groceryCategory[line.category],
    line.name,
    isToBuy(line) ? storeQuantityLabel(line, words, format) : '',
    tenths(line.usedG),
    isUnpriced(line) ? '' : tillSum([line]),
    line.kind === 'home' ? 0 : line.estimatedCost,
    // What is at home has no box on screen either.
    line.kind !== 'home' && tickedFoodIds.includes(line.foodId) ? yes : no,
    isToBuy(line) ? no : yes,
  ]
  return csvText([
    [category, item, quantity, usedGrams, scaled ? scaledCost : tillCost, weekCost, ticked, home],
    ...items.map(row),
    ...atHome.map((line) => row({ ...line, kind: 'home' })),
  ])
}
