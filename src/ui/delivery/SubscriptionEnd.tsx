import type { ReactNode } from 'react'
import type { Subscription } from '../../store/plannerServices.js'
import { Row } from '../parts/Row.js'
import { Text } from '../parts/Text.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { CancelButtons } from './CancelButtons.js'
import { CancelCode } from './CancelCode.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

interface SubscriptionEndProps {
  readonly subscription: Subscription
  /** What a visitor may want to do before cancelling. */
  readonly children?: ReactNode
}

/** How a subscription ends: its cancel code, and the button that cancels it if the visitor can do so here. */
export function SubscriptionEnd({ subscription, children }: SubscriptionEndProps) {
  const { canCancel, hostCancels } = useWidgetSettings()
  const { active } = useDeliveryMessages()
  const code = canCancel ? subscription.eraseToken : undefined
  return (
    <>
      {code !== undefined && <CancelCode subscriptionId={subscription.subscriptionId} code={code} />}
      {children && <Row>{children}</Row>}
      {code !== undefined || hostCancels ? (
        <CancelButtons subscription={subscription} />
      ) : (
        <Text size="small" tone="muted">
          {active.cancelElsewhere}
        </Text>
      )}
    </>
  )
}
