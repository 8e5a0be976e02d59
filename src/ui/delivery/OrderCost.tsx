import { deliveryEstimate } from '../../core/delivery/pricing.js'
import { sumUsd } from '../../core/grocery/tillSum.js'
import { foodCount, placedOn, restOfOrder } from '../../store/orderContent.js'
import { usePlanner } from '../../store/PlannerContext.js'
import type { Order } from '../../store/plannerServices.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Text } from '../parts/Text.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'
import { useOrderDay } from './useOrderDay.js'

interface OrderCostProps {
  readonly plan: ShownPlan
  /** The order of the whole list, with its ticked lines. */
  readonly whole: Order
}

/** What the order button orders now, without what today's orders bring. If it orders nothing more, they say so. */
export function OrderCost({ plan, whole }: OrderCostProps) {
  const { active } = useDeliveryMessages()
  const { money } = useFormat()
  const ordered = usePlanner((state) => state.ordered)
  const day = useOrderDay(plan)
  const isTicked = ({ foodId }: { readonly foodId: string }) => plan.tickedFoodIds.includes(foodId)
  const rest = restOfOrder(whole, ordered, day).items
  const items = rest.filter((item) => !isTicked(item))
  const hasOrdered = placedOn(day, whole.subscription, ordered).length > 0
  if (hasOrdered && items.length === 0) return null

  const total = money(deliveryEstimate(sumUsd(items, ({ price }) => price)).weekly)
  const tickedCount = foodCount(rest.filter(isTicked))
  const hasOwn = planGroceries(plan).items.some(({ kind }) => kind === 'own')
  return (
    <Text>
      {hasOrdered
        ? active.rest(foodCount(items), total, tickedCount, hasOwn)
        : active.text(total, tickedCount, hasOwn)}
    </Text>
  )
}
