import { CircleCheck, Info } from 'lucide'
import { subscriptionOf } from '../../store/notices.js'
import { isSameOrder, type OrderDay, orderText, placedOn, restOfOrder } from '../../store/orderContent.js'
import { usePlanner } from '../../store/PlannerContext.js'
import type { Order } from '../../store/plannerServices.js'
import type { PlannerState, ShownPlan } from '../../store/plannerState.js'
import { useFormat } from '../format.js'
import { IconText } from '../parts/IconText.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, focusRing, radius } from '../theme.js'
import { orderFacts } from './orderFacts.js'
import { useDeliveryMessages } from './useDeliveryMessages.js'
import { useOrderDay } from './useOrderDay.js'

const Link = styled('a')`
  border-radius: ${radius.control};
  font-weight: 600;
  color: ${color('accent')};
  ${focusRing}
`

/** The name of a known shop, or the host of its address. */
function shopAt(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return /^(.+\.)?instacart\.(com|ca)$/.test(host) ? 'Instacart' : host
}

/**
 * Whether an order of an earlier visit or of another tab has no answer, which may still be on its way there. A failure in
 * this one has a notice.
 */
function isInDoubt({ unplaced, ordering, notices }: PlannerState, order: Order, day: OrderDay): boolean {
  const { subscriptionId } = order.subscription
  const isSaid = notices.some(
    (notice) => notice.code === 'order-failed' && subscriptionOf(notice) === subscriptionId,
  )
  const content = orderText(order, day)
  return ordering === null && !isSaid && unplaced.some((one) => one.content === content && !one.offeredOn)
}

interface OrderStatusProps {
  readonly plan: ShownPlan
  readonly order: Order
}

/**
 * Says what was ordered today for the plan's week, also when the list has changed since, or where the visitor finishes an
 * order. That disappears when the list changes, because it would be another order.
 */
export function OrderStatus({ plan, order }: OrderStatusProps) {
  const { active } = useDeliveryMessages()
  const format = useFormat()
  const checkout = usePlanner((state) => state.checkout)
  const ordered = usePlanner((state) => state.ordered)
  const day = useOrderDay(plan)
  const placed = placedOn(day, order.subscription, ordered)
  const rest = restOfOrder(order, ordered, day)
  const isShown = checkout !== null && isSameOrder(checkout.order, rest)
  const inDoubt = usePlanner((state) => isInDoubt(state, rest, day))
  return (
    <>
      {placed.length > 0 && (
        <IconText icon={CircleCheck} iconTone="good">
          {active.ordered(...orderFacts(placed, day.date, format))}{' '}
          {rest.items.length === 0 && active.orderedNext}
        </IconText>
      )}
      {inDoubt && <IconText icon={Info}>{active.inDoubt}</IconText>}
      <Text role="status">
        {isShown && (
          <>
            {active.notPlacedYet}{' '}
            <Link href={checkout.url} target="_blank" rel="noopener noreferrer">
              {active.finish(shopAt(checkout.url))}
            </Link>
          </>
        )}
      </Text>
    </>
  )
}
