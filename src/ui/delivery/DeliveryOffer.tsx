import { useMessages } from '../../messages/MessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Heading } from '../parts/Heading.js'
import { Note } from '../parts/Note.js'
import { Text } from '../parts/Text.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { DeliveryCard } from './DeliveryCard.js'

/** What is offered, and the way in where somebody handles subscriptions. */
export function DeliveryOffer() {
  const { offer } = useMessages().delivery
  const { canSubscribe, deliveryProvider } = useWidgetSettings()
  const { openDeliveryForm } = usePlannerActions()
  return (
    <DeliveryCard>
      <Heading size="section">{offer.title}</Heading>
      {deliveryProvider && (
        <Text tone="muted">
          {offer.by(deliveryProvider.name)}
          {deliveryProvider.text && ` · ${deliveryProvider.text}`}
        </Text>
      )}
      <Text>{offer.text}</Text>
      {canSubscribe ? (
        <Button variant="primary" onClick={openDeliveryForm}>
          {offer.start}
        </Button>
      ) : (
        <Note kind="info">{offer.unavailable}</Note>
      )}
    </DeliveryCard>
  )
}
