import type { Format } from '../format.js'
import { oneLine } from '../oneLine.js'
import type { CoreWords } from '../words.js'
import { shopSum } from './cartItems.js'
import { type GroceryItem, restKeeps } from './groceryItem.js'
import {
  emptyShelfCost,
  type GroceryList,
  groceryCategoryTotals,
  isFromEmptyCupboard,
} from './groceryList.js'
import { namesOf } from './namesOf.js'
import { priceText } from './priceText.js'
import { storeQuantityLabel } from './storeQuantityLabel.js'
import { isToBuy } from './tillSum.js'

/** A grocery list with the visitor's ticks and what they have at home, if known. */
export interface MarkedGroceryList extends GroceryList {
  /** What the visitor has, and need not buy. */
  readonly atHome?: readonly GroceryItem[]
  /** What is in the basket. */
  readonly tickedFoodIds?: readonly string[]
  /** More lines at the end, such as what to freeze. */
  readonly notes?: readonly string[]
}

/** The cost of a list at the till, then the cost of what the week uses of it. */
function sumLines(list: MarkedGroceryList, { planText }: CoreWords, { money }: Format): string[] {
  const { total, tillTotal, scaled, fullTotal } = list
  if (scaled)
    return [
      planText.scaledTill(money(tillTotal)),
      planText.atShop(money(shopSum(list.items))),
      planText.scaled(money(fullTotal)),
    ]
  const till = isFromEmptyCupboard(list) ? planText.till : planText.tillBesideHome
  return [till(money(tillTotal)), planText.weekUses(money(total))]
}

/**
 * The grocery list as plain text, with costs at the till: by category with subtotals, one checkbox per line, ticked if
 * the item is in the basket. The names of what the visitor has, or probably has, follow.
 */
export function groceryListToText(list: MarkedGroceryList, words: CoreWords, format: Format): string {
  const { money } = format
  const { items, atHome = [], tickedFoodIds = [], notes = [] } = list
  const { planText, groceryCategory } = words
  const shelf = items.filter(({ kind }) => kind === 'shelf')
  const toBuy = items.filter(isToBuy)
  const costWidth = Math.max(0, ...toBuy.map((item) => priceText(item, words, format).length))
  const amountOf = (item: GroceryItem) => {
    const marks = [
      ...(restKeeps(item) ? ['*'] : []),
      ...(item.shopCost === undefined ? [] : [planText.shopCost(money(item.shopCost))]),
    ]
    return [storeQuantityLabel(item, words, format), ...marks].join(' ')
  }
  const itemLine = (item: GroceryItem) => {
    const box = tickedFoodIds.includes(item.foodId) ? '[x]' : '[ ]'
    const amount = item.kind === 'own' ? '' : `: ${amountOf(item)}`
    return `  ${box} ${priceText(item, words, format).padStart(costWidth)}  ${oneLine(item.name)}${amount}`
  }
  const lines = groceryCategoryTotals(toBuy).flatMap((section) => [
    `${groceryCategory[section.category]}: ${money(section.tillSubtotal)}`,
    ...section.items.map(itemLine),
    '',
  ])
  const others = [
    ...(atHome.length > 0 ? [planText.atHome(namesOf(atHome)), ''] : []),
    ...(shelf.length > 0 ? [planText.shelf(namesOf(shelf)), ''] : []),
  ]
  const keeps = toBuy.some(restKeeps) ? [planText.keeps] : []
  const emptyShelf = emptyShelfCost(list)
  const seasonings = emptyShelf > 0 ? [planText.emptyShelf(money(emptyShelf))] : []
  return [
    ...lines,
    ...others,
    ...sumLines(list, words, format),
    ...seasonings,
    ...keeps,
    ...notes.map(oneLine),
  ].join('\n')
}
