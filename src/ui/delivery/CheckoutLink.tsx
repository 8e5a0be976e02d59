import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import type { Order } from '../../store/plannerServices.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, focusRing, radius } from '../theme.js'

const Link = styled('a')`
  border-radius: ${radius.control};
  font-weight: 600;
  color: ${color('accent')};
  ${focusRing}
`

const content = (order: Order) => JSON.stringify([order.subscription.subscriptionId, order.items])

/** Where the visitor finishes an order. The link goes as soon as the order would be another one. */
export function CheckoutLink({ order }: { order: Order }) {
  const { active } = usePlanMessages().delivery
  const checkout = usePlanner((state) => state.checkout)
  const isShown = checkout !== null && content(checkout.order) === content(order)
  return (
    <Text role="status">
      {isShown && (
        <>
          {active.notPlacedYet}{' '}
          <Link href={checkout.url} target="_blank" rel="noopener noreferrer">
            {active.finish}
          </Link>
        </>
      )}
    </Text>
  )
}
