import type { Format } from '../format.js'
import type { CoreWords } from '../words.js'
import type { GroceryItem } from './groceryItem.js'

/** Whether the visitor added a line without a price, which does not make it free. */
export const isUnpriced = ({ kind, tillCost }: GroceryItem): boolean => kind === 'own' && tillCost === 0

const CENT = 0.01

/** What a line costs at the till. The pinch of a seasoning that the week uses may cost less than half a cent. */
export function priceText(
  item: GroceryItem,
  { planText }: CoreWords,
  { money }: Pick<Format, 'money'>,
): string {
  if (isUnpriced(item)) return planText.noPrice
  const { tillCost, shopCost = 0 } = item
  return tillCost === 0 && shopCost > 0 ? planText.under(money(CENT)) : money(tillCost)
}
