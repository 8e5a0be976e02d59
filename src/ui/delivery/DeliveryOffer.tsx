import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Card } from '../parts/Card.js'
import { Heading } from '../parts/Heading.js'
import { Note } from '../parts/Note.js'
import { Text } from '../parts/Text.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { DeliverySteps } from './DeliverySteps.js'
import { GroceryPictures } from './GroceryPictures.js'
import { PayButton } from './PayButton.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

/** The offer. It has a start button if the host or its server handles subscriptions. */
export function DeliveryOffer({ plan }: { plan: ShownPlan }) {
  const { offer } = useDeliveryMessages()
  const { canSubscribe, deliveryProvider } = useWidgetSettings()
  const { openDeliveryForm } = usePlannerActions()
  return (
    <Card gap="l">
      <Heading size="section" tabIndex={-1} data-start="">
        {offer.title}
      </Heading>
      {deliveryProvider && (
        <Text tone="muted">
          {offer.by(deliveryProvider.name)}
          {deliveryProvider.text && ` · ${deliveryProvider.text}`}
        </Text>
      )}
      <Text>{offer.text}</Text>
      <GroceryPictures plan={plan} />
      {canSubscribe ? (
        <>
          <DeliverySteps />
          <PayButton onClick={openDeliveryForm}>{offer.start}</PayButton>
          <Text size="small" tone="muted">
            {offer.next}
          </Text>
        </>
      ) : (
        <Note kind="info">{offer.unavailable}</Note>
      )}
    </Card>
  )
}
