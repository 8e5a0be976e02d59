import type { GroceryItem } from '../grocery/groceryItem.js'
import type { PlanGroceries } from './groceriesOf.js'

/** A line, and whether it is on the list: the visitor may have the food, or have taken it off. */
interface Line {
  readonly item: GroceryItem
  readonly isOnList: boolean
}

function linesOf({ items, atHome, removed }: PlanGroceries): readonly Line[] {
  const toLine = (isOnList: boolean) => (item: GroceryItem) => ({ item, isOnList })
  return [...items.map(toLine(true)), ...[...atHome, ...removed].map(toLine(false))]
}

/**
 * Whether a line has more to buy than before. Packs of other sizes, and shares of packs on a list that is scaled down, can
 * only be compared by what is bought. A line that leaves the list or comes back has another amount only because of that.
 */
function buysMore(after: Line, before: Line | undefined, isScaled: boolean): boolean {
  if (before === undefined) return true
  if (before.isOnList !== after.isOnList) return false
  const [now, then] = [after.item, before.item]
  const hasSamePacks = then.unit === now.unit && !then.smaller && !now.smaller && !isScaled
  return hasSamePacks ? now.quantity > then.quantity : now.boughtG > then.boughtG
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
  const isScaled = before.scaled || after.scaled
  const known = new Map(linesOf(before).map((line) => [line.item.foodId, line]))
  const grown = new Set(
    linesOf(after).flatMap((line) => {
      const { foodId } = line.item
      return buysMore(line, known.get(foodId), isScaled) ? foodId : []
    }),
  )
  return tickedFoodIds.some((id) => grown.has(id))
    ? tickedFoodIds.filter((id) => !grown.has(id))
    : tickedFoodIds
}
