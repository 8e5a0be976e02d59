import type { Format } from '../format.js'
import type { CoreWords } from '../words.js'
import type { GroceryItem } from './groceryItem.js'

/** What a line costs at the till. An own item may have no price, which does not make it free. */
export const priceText = (
  { kind, tillCost }: GroceryItem,
  { planText }: CoreWords,
  { money }: Pick<Format, 'money'>,
): string => (kind === 'own' && tillCost === 0 ? planText.noPrice : money(tillCost))
