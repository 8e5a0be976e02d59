import type { GroceryItem } from '../grocery/groceryItem.js'
import type { PlanGroceries } from './groceriesOf.js'

/** All lines of a list, also those that cost nothing now because the visitor has the food or took it off. */
const linesOf = ({ items, atHome, removed }: PlanGroceries) => [...items, ...atHome, ...removed]

/** Whether a line has more to buy than before. Packs of other sizes can only be compared by what is in them. */
function buysMore(after: GroceryItem, before: GroceryItem | undefined): boolean {
  if (before === undefined) return true
  const hasSamePacks = before.unit === after.unit && !before.smaller && !after.smaller
  return hasSamePacks ? after.quantity > before.quantity : after.boughtG > before.boughtG
}

/**
 * The ticks that a change of the plan leaves as they are: what is in the basket is no longer enough for a line that has
 * more to buy now. The same array if it is enough for all.
 */
export function heldTicks(
  tickedFoodIds: readonly string[],
  before: PlanGroceries,
  after: PlanGroceries,
): readonly string[] {
  if (before === after) return tickedFoodIds
  const known = new Map(linesOf(before).map((line) => [line.foodId, line]))
  const grown = new Set(
    linesOf(after).flatMap((line) => (buysMore(line, known.get(line.foodId)) ? line.foodId : [])),
  )
  return tickedFoodIds.some((id) => grown.has(id))
    ? tickedFoodIds.filter((id) => !grown.has(id))
    : tickedFoodIds
}
