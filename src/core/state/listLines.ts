import { bySection } from '../grocery/bySection.js'
import type { GroceryItem } from '../grocery/groceryItem.js'
import type { PlanGroceries } from './groceriesOf.js'

/** The lines to show, by section and name: what to buy, including what the visitor has at home. Own items come last. */
export function listLines({ items, atHome }: PlanGroceries): readonly GroceryItem[] {
  const isOwn = ({ kind }: GroceryItem) => Number(kind === 'own')
  return [...items, ...atHome].sort(
    (a, b) => bySection(a, b) || isOwn(a) - isOwn(b) || a.name.localeCompare(b.name, 'en'),
  )
}
