import type { ReactNode } from 'react'
import { localDate } from '../../core/plan/localDate.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { restOfOrder } from '../../store/orderContent.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { Subscription } from '../../store/plannerServices.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { useAvoidedTick } from '../grocery/useAvoidedTick.js'
import { PendingButton } from '../parts/PendingButton.js'
import { Row } from '../parts/Row.js'
import { Stack } from '../parts/Stack.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, space } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { CancelButtons } from './CancelButtons.js'
import { CancelCode } from './CancelCode.js'
import { OrderCost } from './OrderCost.js'
import { OrderStatus } from './OrderStatus.js'
import { orderLines } from './orderLines.js'

const Item = styled(Stack)`
  & + & {
    padding-block-start: ${space.l};
    border-block-start: 1px solid ${color('line')};
  }
`

interface SubscriptionItemProps {
  readonly plan: ShownPlan
  readonly subscription: Subscription
  /** What a visitor may want to do before cancelling. */
  readonly children?: ReactNode
}

/** One active subscription: its number and its actions in their order of use, with cancelling last. */
export function SubscriptionItem({ plan, subscription, children }: SubscriptionItemProps) {
  const { canCancel } = useWidgetSettings()
  const { subscriptionId } = subscription
  const code = canCancel ? subscription.eraseToken : undefined
  const { active } = usePlanMessages().delivery
  const { orderThisWeek } = usePlannerActions()
  const lines = orderLines(plan)
  const order = { subscription, items: lines.filter(({ foodId }) => !plan.tickedFoodIds.includes(foodId)) }
  const ordered = usePlanner((state) => state.ordered)
  const day = { date: localDate(new Date()), weekStart: plan.week.startDate }
  const { tick, isConfirmed } = useAvoidedTick(restOfOrder(order, ordered, day).items)
  const isOrdering = usePlanner((state) => state.ordering === subscriptionId)
  return (
    <Item role="group" aria-label={active.subscription(subscriptionId)}>
      <Text>
        {active.id}: <strong>{subscriptionId}</strong>
      </Text>
      <OrderCost plan={plan} whole={{ subscription, items: lines }} />
      {tick}
      <Row>
        <PendingButton
          variant="primary"
          pending={isOrdering}
          pendingLabel={active.ordering}
          onClick={() => isConfirmed() && void orderThisWeek(order)}
        >
          {active.order}
        </PendingButton>
      </Row>
      <OrderStatus plan={plan} order={order} />
      {code !== undefined && <CancelCode subscriptionId={subscriptionId} code={code} />}
      {children && <Row>{children}</Row>}
      {code !== undefined ? (
        <CancelButtons subscription={subscription} />
      ) : (
        <Text size="small" tone="muted">
          {active.cancelElsewhere}
        </Text>
      )}
    </Item>
  )
}
