import type { Format } from '../format.js'
import { oneLine } from '../oneLine.js'
import type { CoreWords } from '../words.js'
import type { GroceryItem } from './groceryItem.js'
import { emptyShelfCost, type GroceryList, groceryCategoryTotals } from './groceryList.js'
import { storeQuantityLabel } from './storeQuantityLabel.js'

/** The grocery list as plain text, at what is paid at the till: by category with subtotals, one box to tick per line. */
export function groceryListToText(list: GroceryList, words: CoreWords, format: Format): string {
  const { money } = format
  const { items, total, tillTotal, scaled, fullTotal } = list
  const { planText, groceryCategory } = words
  const costWidth = Math.max(0, ...items.map((item) => money(item.tillCost).length))
  const itemLine = (item: GroceryItem) => {
    const marks = [
      ...(item.share === undefined ? [] : ['*']),
      ...(item.shopCost === undefined ? [] : [planText.shopCost(money(item.shopCost))]),
    ]
    const amount = [storeQuantityLabel(item, words, format), ...marks].join(' ')
    return `  [ ] ${money(item.tillCost).padStart(costWidth)}  ${oneLine(item.name)}: ${amount}`
  }
  const lines = groceryCategoryTotals(items).flatMap((section) => [
    `${groceryCategory[section.category]}: ${money(section.tillSubtotal)}`,
    ...section.items.map(itemLine),
    '',
  ])
  const sums = scaled
    ? [planText.scaledTill(money(tillTotal)), planText.scaled(money(fullTotal))]
    : [planText.till(money(tillTotal)), planText.weekUses(money(total))]
  const keeps = items.some(({ share }) => share !== undefined) ? [planText.keeps] : []
  const shelf = emptyShelfCost(list)
  const seasonings = shelf > 0 ? [planText.emptyShelf(money(shelf))] : []
  return [...lines, ...sums, ...seasonings, ...keeps].join('\n')
}
