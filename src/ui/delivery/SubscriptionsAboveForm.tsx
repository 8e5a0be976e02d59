import { usePlanner } from '../../store/PlannerContext.js'
import { Disclosure } from '../parts/Disclosure.js'
import { Stack } from '../parts/Stack.js'
import { styled } from '../styled.js'
import { fromMedium, space } from '../theme.js'
import { OneSubscription } from './OneSubscription.js'
import { SubscriptionEnd } from './SubscriptionEnd.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'

/** As far in as the form below: the place above it leaves less room, for a button. */
const Place = styled('div')`
  padding-inline: ${space.m};
  ${fromMedium} {
    padding-inline: calc(${space.xl} - ${space.xs});
  }
`

/** The active subscriptions while there is no plan, as one line that opens. There is no week to order. */
export function SubscriptionsAboveForm() {
  const { active } = useDeliveryMessages()
  const subscriptions = usePlanner((state) => state.subscriptions)
  return (
    <Place>
      <Disclosure summary={active.title(subscriptions.length)}>
        <Stack gap="l">
          {subscriptions.map((subscription) => (
            <OneSubscription key={subscription.subscriptionId} id={subscription.subscriptionId}>
              <SubscriptionEnd subscription={subscription} />
            </OneSubscription>
          ))}
        </Stack>
      </Disclosure>
    </Place>
  )
}
