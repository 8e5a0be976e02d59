import { CircleCheck } from 'lucide'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { Subscription } from '../../store/plannerServices.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Button } from '../parts/Button.js'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { Icon } from '../parts/Icon.js'
import { Line } from '../parts/Line.js'
import { SubscriptionItem } from './SubscriptionItem.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

interface DeliveryActiveProps {
  readonly plan: ShownPlan
  readonly subscriptions: readonly Subscription[]
}

/** The active subscriptions, each with its actions. */
export function DeliveryActive({ plan, subscriptions }: DeliveryActiveProps) {
  const { active } = useDeliveryMessages()
  const { openDeliveryForm } = usePlannerActions()
  return (
    <Card gap="l">
      <Line>
        <Icon of={CircleCheck} size={20} tone="good" />
        <Heading size="section" tabIndex={-1} data-start="">
          {active.title(subscriptions.length)}
        </Heading>
      </Line>
      {subscriptions.map((subscription, index) => (
        <SubscriptionItem key={subscription.subscriptionId} plan={plan} subscription={subscription}>
          {index === subscriptions.length - 1 && (
            <Button onClick={openDeliveryForm}>{active.startAnother}</Button>
          )}
        </SubscriptionItem>
      ))}
    </Card>
  )
}
