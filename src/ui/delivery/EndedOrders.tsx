import { usePlanner } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { Text } from '../parts/Text.js'
import { orderFacts } from './orderFacts.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'
import { useOrderDay } from './useOrderDay.js'

/**
 * What was ordered today under subscriptions that have ended since. Our server passes an order on and never calls it
 * back, but drops one that it could not pass on yet.
 */
export function EndedOrders({ plan }: { plan: ShownPlan }) {
  const { orderedBefore } = useDeliveryMessages().active
  const format = useFormat()
  const ordered = usePlanner((state) => state.ordered)
  const subscriptions = usePlanner((state) => state.subscriptions)
  const today = useOrderDay(plan).date
  const ended = ordered.filter(
    ({ date, subscriptionId }) =>
      date === today && !subscriptions.some((active) => active.subscriptionId === subscriptionId),
  )
  if (ended.length === 0) return null
  return <Text role="status">{orderedBefore(...orderFacts(ended, today, format))}</Text>
}
