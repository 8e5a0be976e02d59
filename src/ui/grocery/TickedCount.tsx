import type { GroceryList } from '../../core/grocery/groceryList.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import { tickedCount } from '../../store/selectors.js'

/** How many lines are ticked; on its own, so that a tick renders nothing else of the header. */
export function TickedCount({ list }: { list: GroceryList }) {
  const { ticked } = useMessages().groceries
  const count = usePlanner((state) => tickedCount(list, state))
  return <span role="status">{ticked(count, list.items.length)}</span>
}
