import { englishFormat } from '../englishFormat.js'
import { oneLine } from '../oneLine.js'
import { type GroceryItem, type GroceryList, groceryCategoryTotals } from './groceryList.js'
import { storeQuantityLabel } from './storeQuantityLabel.js'

const SHARE_MARK = ' *'

/** The grocery list as plain English text, by category with subtotals, one box to tick per line. */
export function groceryListToText(list: GroceryList): string {
  const { money } = englishFormat
  const costWidth = Math.max(0, ...list.items.map((item) => money(item.estimatedCost).length))
  const sections = groceryCategoryTotals(list.items).map(({ category, items, subtotal }) =>
    [`${category}: ${money(subtotal)}`, ...items.map((item) => itemLine(item, costWidth))].join('\n'),
  )
  return [...sections, totalLines(list).join('\n')].join('\n\n')
}

function itemLine(item: GroceryItem, costWidth: number): string {
  const cost = englishFormat.money(item.estimatedCost).padStart(costWidth)
  const mark = item.share === undefined ? '' : SHARE_MARK
  return `  [ ] ${cost}  ${oneLine(item.name)}: ${storeQuantityLabel(item)}${mark}`
}

function totalLines({ items, total, scaled, fullTotal, emptyCupboardTotal }: GroceryList): readonly string[] {
  const { money } = englishFormat
  const isShared = items.some((item) => item.share !== undefined)
  return [
    `Total for the week: ${money(total)}`,
    ...(scaled ? [`Scaled down to your weekly budget. In full, this plan costs ${money(fullTotal)}.`] : []),
    ...(isShared
      ? [
          `Starting from an empty cupboard: ${money(emptyCupboardTotal)}`,
          '* Keeps for weeks: the list counts only the share this week uses.',
        ]
      : []),
  ]
}
