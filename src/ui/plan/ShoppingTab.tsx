import { useMessages } from '../../messages/MessagesContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Text } from '../parts/Text.js'
import { loadShopping } from '../planParts.js'
import { useOpenedPart } from '../useOpenedPart.js'

interface ShoppingTabProps {
  readonly plan: ShownPlan
  readonly of: 'groceries' | 'delivery'
}

/** One of the tabs beside the meals, or what became of its code. Each opening of a tab tries to load it. */
export function ShoppingTab({ plan, of }: ShoppingTabProps) {
  const { widget, notices } = useMessages()
  const { part: shopping, hasFailed } = useOpenedPart(loadShopping, true)
  if (!shopping) return <Text role="status">{hasFailed ? notices.partNotLoaded : widget.loadingPart}</Text>
  return of === 'groceries' ? <shopping.GroceryTab plan={plan} /> : <shopping.DeliveryTab plan={plan} />
}
