import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import { Button } from '../parts/Button.js'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { Note } from '../parts/Note.js'
import { Row } from '../parts/Row.js'
import { Text } from '../parts/Text.js'
import { useWidgetSettings } from '../WidgetSettings.js'

/** The offer, with a start button where somebody handles subscriptions. */
export function DeliveryOffer() {
  const { offer } = usePlanMessages().delivery
  const { canSubscribe, deliveryProvider } = useWidgetSettings()
  const { openDeliveryForm } = usePlannerActions()
  return (
    <Card gap="l">
      <Heading size="section">{offer.title}</Heading>
      {deliveryProvider && (
        <Text tone="muted">
          {offer.by(deliveryProvider.name)}
          {deliveryProvider.text && ` · ${deliveryProvider.text}`}
        </Text>
      )}
      <Text>{offer.text}</Text>
      {canSubscribe ? (
        <Row>
          <Button variant="primary" onClick={openDeliveryForm}>
            {offer.start}
          </Button>
        </Row>
      ) : (
        <Note kind="info">{offer.unavailable}</Note>
      )}
    </Card>
  )
}
