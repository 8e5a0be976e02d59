import { toCents, toUsd } from '../money.js'
import type { GroceryItem } from './groceryItem.js'

/** Whether a line is to be bought: the visitor does not have it, and we do not assume so. */
export function isToBuy({ kind }: Pick<GroceryItem, 'kind'>): boolean {
  return kind !== 'home' && kind !== 'shelf'
}

/** A cost of lines, in US dollars, to the cent. */
export function sumUsd<Item>(items: readonly Item[], usd: (item: Item) => number): number {
  return toUsd(items.reduce((cents, item) => cents + toCents(usd(item)), 0))
}

/** What the visitor pays at the till for these lines, in US dollars, to the cent. */
export function tillSum(items: readonly GroceryItem[]): number {
  return sumUsd(items.filter(isToBuy), ({ tillCost }) => tillCost)
}
