import { englishFormat } from '../format.js'
import { oneLine } from '../oneLine.js'
import type { GroceryItem } from './groceryItem.js'
import { type GroceryList, groceryCategoryTotals } from './groceryList.js'
import { storeQuantityLabel } from './storeQuantityLabel.js'

const { money } = englishFormat

/** The grocery list as plain English text, by category with subtotals, one box to tick per line. */
export function groceryListToText({
  items,
  total,
  scaled,
  fullTotal,
  emptyCupboardTotal,
}: GroceryList): string {
  const costWidth = Math.max(0, ...items.map((item) => money(item.estimatedCost).length))
  const itemLine = (item: GroceryItem) =>
    `  [ ] ${money(item.estimatedCost).padStart(costWidth)}  ${oneLine(item.name)}: ${storeQuantityLabel(item)}${item.share === undefined ? '' : ' *'}`
  const lines = groceryCategoryTotals(items).flatMap((section) => [
    `${section.category}: ${money(section.subtotal)}`,
    ...section.items.map(itemLine),
    '',
  ])
  lines.push(`Total for the week: ${money(total)}`)
  if (scaled) lines.push(`Scaled down to your weekly budget. In full, this plan costs ${money(fullTotal)}.`)
  if (items.some(({ share }) => share !== undefined)) {
    lines.push(
      `Starting from an empty cupboard: ${money(emptyCupboardTotal)}`,
      '* Keeps for weeks: the list counts only the share this week uses.',
    )
  }
  return lines.join('\n')
}
