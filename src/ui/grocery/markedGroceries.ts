import type { GroceryItem } from '../../core/grocery/groceryItem.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import type { PlanMessages } from '../../messages/planMessages.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { conflictFoodIdsOf, planGroceries } from '../../store/selectors.js'

/** A plan's grocery list for texts, files and paper: the names of foods that its reader avoids say so. */
export function markedGroceries(
  plan: ShownPlan,
  { groceries, core }: Pick<PlanMessages, 'groceries' | 'core'>,
): PlanGroceries {
  const list = planGroceries(plan, core)
  const avoided = conflictFoodIdsOf(plan)
  const marked = (item: GroceryItem): GroceryItem =>
    avoided.has(item.foodId) ? { ...item, name: groceries.avoided.name(item.name) } : item
  return { ...list, items: list.items.map(marked), atHome: list.atHome.map(marked) }
}
