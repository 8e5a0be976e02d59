import type { Format } from '../format.js'
import { oneLine } from '../oneLine.js'
import type { CoreWords } from '../words.js'
import type { GroceryItem } from './groceryItem.js'
import { type GroceryList, groceryCategoryTotals } from './groceryList.js'
import { storeQuantityLabel } from './storeQuantityLabel.js'

/** The grocery list as plain text: by category with subtotals, one box to tick per line. */
export function groceryListToText(
  { items, total, scaled, fullTotal, emptyCupboardTotal }: GroceryList,
  words: CoreWords,
  { money }: Format,
): string {
  const { planText, groceryCategory } = words
  const costWidth = Math.max(0, ...items.map((item) => money(item.estimatedCost).length))
  const itemLine = (item: GroceryItem) =>
    `  [ ] ${money(item.estimatedCost).padStart(costWidth)}  ${oneLine(item.name)}: ${storeQuantityLabel(item, words)}${item.share === undefined ? '' : ' *'}`
  const lines = groceryCategoryTotals(items).flatMap((section) => [
    `${groceryCategory[section.category]}: ${money(section.subtotal)}`,
    ...section.items.map(itemLine),
    '',
  ])
  lines.push(planText.total(money(total)))
  if (scaled) lines.push(planText.scaled(money(fullTotal)))
  if (items.some(({ share }) => share !== undefined)) {
    lines.push(planText.emptyCupboard(money(emptyCupboardTotal)), planText.keeps)
  }
  return lines.join('\n')
}
