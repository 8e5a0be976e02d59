import { deliveryEstimate } from '../../core/delivery/pricing.js'
import { sumUsd } from '../../core/grocery/tillSum.js'
import { foodCount, placedOn, restOfOrder } from '../../store/orderContent.js'
import { usePlanner } from '../../store/PlannerContext.js'
import type { Order } from '../../store/plannerServices.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Note } from '../parts/Note.js'
import { Text } from '../parts/Text.js'
import { otherWeek } from './otherWeek.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'
import { useOrderDay } from './useOrderDay.js'

interface OrderCostProps {
  readonly plan: ShownPlan
  /** The order of the whole list, with its ticked lines. */
  readonly whole: Order
}

/**
 * What the order button orders now, without what today's orders bring, and whether that is for another week than this one.
 * If it orders nothing more, they say so.
 */
export function OrderCost({ plan, whole }: OrderCostProps) {
  const { active } = useDeliveryMessages()
  const { money, longDate } = useFormat()
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
  const other = otherWeek(plan, day.date)
  const week = other ? longDate(plan.week.startDate) : ''
  return (
    <>
      <Text>
        {hasOrdered
          ? active.rest(foodCount(items), total, tickedCount, hasOwn, week)
          : active.text(total, tickedCount, hasOwn, week)}
      </Text>
      {other && <Note kind={other === 'over' ? 'caution' : 'info'}>{active.otherWeek[other]}</Note>}
    </>
  )
}
