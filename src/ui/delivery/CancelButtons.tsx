import { useState } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { Subscription } from '../../store/plannerServices.js'
import { Button } from '../parts/Button.js'
import { PendingButton } from '../parts/PendingButton.js'
import { Row } from '../parts/Row.js'
import { Text } from '../parts/Text.js'

/** Cancels a subscription, which nothing undoes: so it asks first. A second press on the same place keeps it. */
export function CancelButtons({ subscription }: { subscription: Subscription }) {
  const { subscriptionId } = subscription
  const { active } = usePlanMessages().delivery
  const { cancelSubscription } = usePlannerActions()
  const [isAsking, setIsAsking] = useState(false)
  const isCancelling = usePlanner((state) => state.cancelling.includes(subscriptionId))
  return (
    <>
      <Text role="status">{isAsking && active.askCancel}</Text>
      <Row>
        <Button variant="quiet" onClick={() => setIsAsking(!isAsking)}>
          {isAsking ? active.keep : active.cancel}
        </Button>
        {isAsking && (
          <PendingButton
            pending={isCancelling}
            pendingLabel={active.cancelling(subscriptionId)}
            onClick={() => void cancelSubscription(subscription)}
          >
            {active.cancelNow}
          </PendingButton>
        )}
      </Row>
    </>
  )
}
