import { CircleCheck } from 'lucide'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../store/PlannerContext.js'
import type { Order } from '../../store/plannerServices.js'
import { Icon } from '../parts/Icon.js'
import { Line } from '../parts/Line.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, focusRing, radius } from '../theme.js'
import { isSameOrder } from './isSameOrder.js'

const Link = styled('a')`
  border-radius: ${radius.control};
  font-weight: 600;
  color: ${color('accent')};
  ${focusRing}
`

/** That an order is placed, or where the visitor finishes it. It goes as soon as the order would be another one. */
export function OrderStatus({ order }: { order: Order }) {
  const { active } = usePlanMessages().delivery
  const checkout = usePlanner((state) => state.checkout)
  const ordered = usePlanner((state) => state.ordered)
  const isOrdered = ordered !== null && isSameOrder(ordered, order)
  const isShown = checkout !== null && isSameOrder(checkout.order, order)
  return (
    <Text role="status">
      {isOrdered && (
        <Line as="span">
          <Icon of={CircleCheck} tone="good" />
          {active.ordered}
        </Line>
      )}
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
