import { CircleCheck } from 'lucide'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { Subscription } from '../../store/plannerServices.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planDelivery } from '../../store/selectors.js'
import { useFormat } from '../format.js'
import { Button } from '../parts/Button.js'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { Line } from '../parts/Line.js'
import { PendingButton } from '../parts/PendingButton.js'
import { Row } from '../parts/Row.js'
import { Text } from '../parts/Text.js'

/** The active subscription and what can be done with it. */
export function DeliveryActive({ plan, subscription }: { plan: ShownPlan; subscription: Subscription }) {
  const { active } = useMessages().delivery
  const { money } = useFormat()
  const { orderThisWeek, cancelSubscription, openDeliveryForm } = usePlannerActions()
  const isOrdering = usePlanner((state) => state.isOrdering)
  const isCancelling = usePlanner((state) => state.isCancelling)
  return (
    <Card gap="l">
      <Line>
        <Icon of={CircleCheck} size={20} tone="good" />
        <Heading size="section">{active.title}</Heading>
      </Line>
      <Text>
        {active.id}: <strong>{subscription.subscriptionId}</strong>
      </Text>
      <Text>{active.text(money(planDelivery(plan).weekly))}</Text>
      <Row>
        <PendingButton
          variant="primary"
          pending={isOrdering}
          pendingLabel={active.ordering}
          onClick={() => void orderThisWeek()}
        >
          {active.order}
        </PendingButton>
        <Button variant="quiet" onClick={openDeliveryForm}>
          {active.startAnother}
        </Button>
        {subscription.eraseToken !== undefined && (
          <PendingButton
            variant="quiet"
            pending={isCancelling}
            pendingLabel={active.cancelling}
            onClick={() => void cancelSubscription()}
          >
            {active.cancel}
          </PendingButton>
        )}
      </Row>
      <Text size="small" tone="muted">
        {active.cancelHint}
      </Text>
    </Card>
  )
}
