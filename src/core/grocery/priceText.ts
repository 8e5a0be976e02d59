import type { Format } from '../format.js'
import type { CoreWords } from '../words.js'
import type { GroceryItem } from './groceryItem.js'

/** Whether the visitor added a line without a price, which does not make it free. */
export const isUnpriced = ({ kind, tillCost }: GroceryItem): boolean => kind === 'own' && tillCost === 0

/** What a line costs at the till. */
export const priceText = (
  item: GroceryItem,
  { planText }: CoreWords,
  { money }: Pick<Format, 'money'>,
): string => (isUnpriced(item) ? planText.noPrice : money(item.tillCost))
