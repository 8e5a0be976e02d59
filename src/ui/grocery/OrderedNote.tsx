import { CircleCheck } from 'lucide'
import { placedOn } from '../../store/orderContent.js'
import { usePlanner } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { orderFacts } from '../delivery/orderFacts.js'
import { useDeliveryMessages } from '../delivery/useDeliveryMessages.js'
import { useOrderDay } from '../delivery/useOrderDay.js'
import { useFormat } from '../format.js'
import { IconText } from '../parts/IconText.js'

/** What was ordered today of the plan's list, as the Delivery tab says it, so that nobody buys it in the store as well. */
export function OrderedNote({ plan }: { plan: ShownPlan }) {
  const { active } = useDeliveryMessages()
  const format = useFormat()
  const ordered = usePlanner((state) => state.ordered)
  const subscriptions = usePlanner((state) => state.subscriptions)
  const day = useOrderDay(plan)
  const placed = subscriptions.flatMap((subscription) => placedOn(day, subscription, ordered))
  if (placed.length === 0) return null
  return (
    <IconText icon={CircleCheck} iconTone="good" size="small" tone="muted">
      {active.ordered(...orderFacts(placed, day.date, format))}
    </IconText>
  )
}
