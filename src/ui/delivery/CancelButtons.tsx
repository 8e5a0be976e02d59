import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { Subscription } from '../../store/plannerServices.js'
import { focusedBeside } from '../focusedBeside.js'
import { Button } from '../parts/Button.js'
import { PendingButton } from '../parts/PendingButton.js'
import { Row } from '../parts/Row.js'
import { Text } from '../parts/Text.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

/** Cancels a subscription, which nothing undoes: so it asks first. A second press on the same place keeps it, and so does Escape. */
export function CancelButtons({ subscription }: { subscription: Subscription }) {
  const { subscriptionId } = subscription
  const { active } = useDeliveryMessages()
  const { cancelSubscription } = usePlannerActions()
  const [isAsking, setIsAsking] = useState(false)
  const isCancelling = usePlanner((state) => state.cancelling.includes(subscriptionId))
  async function cancelNow({ currentTarget }: MouseEvent) {
    const widget = currentTarget.closest<HTMLElement>('section[tabindex]')
    await cancelSubscription(subscription)
    // React draws the change before that. The Delivery tab then moves the focus itself.
    setTimeout(() => {
      if (widget && (focusedBeside(widget) ?? document.body) === document.body)
        widget.focus({ preventScroll: true })
    })
  }
  function keepOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || !isAsking || isCancelling) return
    event.stopPropagation()
    event.currentTarget.querySelector('button')?.focus({ preventScroll: true })
    setIsAsking(false)
  }
  return (
    <>
      <Text role="status">{isAsking && active.askCancel}</Text>
      <Row onKeyDown={keepOnEscape}>
        <Button
          variant="quiet"
          aria-disabled={isCancelling || undefined}
          onClick={() => isCancelling || setIsAsking(!isAsking)}
        >
          {isAsking ? active.keep : active.cancel}
        </Button>
        {isAsking && (
          <PendingButton
            pending={isCancelling}
            pendingLabel={active.cancelling(subscriptionId)}
            onClick={(event) => void cancelNow(event)}
          >
            {active.cancelNow}
          </PendingButton>
        )}
      </Row>
    </>
  )
}
