import type { ReactNode } from 'react'
import { restOfOrder } from '../../store/orderContent.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { Subscription } from '../../store/plannerServices.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useAvoidedTick } from '../grocery/useAvoidedTick.js'
import { PendingButton } from '../parts/PendingButton.js'
import { Row } from '../parts/Row.js'
import { OneSubscription } from './OneSubscription.js'
import { OrderCost } from './OrderCost.js'
import { OrderStatus } from './OrderStatus.js'
import { orderLines } from './orderLines.js'
import { SubscriptionEnd } from './SubscriptionEnd.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'
import { useOrderDay } from './useOrderDay.js'

interface SubscriptionItemProps {
  readonly plan: ShownPlan
  readonly subscription: Subscription
  /** What a visitor may want to do before cancelling. */
  readonly children?: ReactNode
}

/** One active subscription: its number and its actions in their order of use, with cancelling last. */
export function SubscriptionItem({ plan, subscription, children }: SubscriptionItemProps) {
  const { subscriptionId } = subscription
  const { active } = useDeliveryMessages()
  const { orderThisWeek } = usePlannerActions()
  const lines = orderLines(plan)
  const order = { subscription, items: lines.filter(({ foodId }) => !plan.tickedFoodIds.includes(foodId)) }
  const ordered = usePlanner((state) => state.ordered)
  const day = useOrderDay(plan)
  const { tick, isConfirmed } = useAvoidedTick(restOfOrder(order, ordered, day).items)
  const ordering = usePlanner((state) => state.ordering)
  const isCancelling = usePlanner((state) => state.cancelling.includes(subscriptionId))
  /** One order at a time, and none under a subscription that is ending. */
  const isHeldUp = ordering !== null || isCancelling
  return (
    <OneSubscription id={subscriptionId}>
      <OrderCost plan={plan} whole={{ subscription, items: lines }} />
      {tick}
      <Row>
        <PendingButton
          variant="primary"
          pending={ordering === subscriptionId}
          aria-disabled={isHeldUp}
          pendingLabel={active.ordering}
          onClick={() => !isHeldUp && isConfirmed() && void orderThisWeek(order)}
        >
          {active.order}
        </PendingButton>
      </Row>
      <OrderStatus plan={plan} order={order} />
      <SubscriptionEnd subscription={subscription}>{children}</SubscriptionEnd>
    </OneSubscription>
  )
}
