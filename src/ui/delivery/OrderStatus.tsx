import { CircleCheck } from 'lucide'
import { deliveryEstimate } from '../../core/delivery/pricing.js'
import { foodCount } from '../../core/grocery/cartItems.js'
import { sumUsd } from '../../core/grocery/tillSum.js'
import { localDate } from '../../core/plan/localDate.js'
import type { PlacedOrder } from '../../core/state/savedState.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { isSameOrder, placedOn, restOfOrder } from '../../store/orderContent.js'
import { usePlanner } from '../../store/PlannerContext.js'
import type { Order } from '../../store/plannerServices.js'
import { useFormat } from '../format.js'
import { IconText } from '../parts/IconText.js'
import { Text } from '../parts/Text.js'
import { styled } from '../styled.js'
import { color, focusRing, radius } from '../theme.js'

const Link = styled('a')`
  border-radius: ${radius.control};
  font-weight: 600;
  color: ${color('accent')};
  ${focusRing}
`

/** The name of a known shop, or the host of its address. */
function shopAt(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return /^(.+\.)?instacart\.\w+$/.test(host) ? 'Instacart' : host
}

/** What orders cost with the service fee, in US dollars; null if that is not known of one of them. */
function costOf(orders: readonly PlacedOrder[]): number | null {
  const costs = orders.flatMap(({ costUsd }) =>
    costUsd === undefined ? [] : deliveryEstimate(costUsd).weekly,
  )
  return costs.length < orders.length ? null : sumUsd(costs, (cost) => cost)
}

/**
 * Says what was ordered today, also when the list has changed since, or where the visitor finishes an order. That
 * disappears when the list changes, because it would be another order.
 */
export function OrderStatus({ order }: { order: Order }) {
  const { active } = usePlanMessages().delivery
  const { longDate, money } = useFormat()
  const checkout = usePlanner((state) => state.checkout)
  const ordered = usePlanner((state) => state.ordered)
  const today = localDate(new Date())
  const placed = placedOn(today, order.subscription, ordered)
  const cost = costOf(placed)
  const rest = restOfOrder(order, ordered, today)
  const isShown = checkout !== null && isSameOrder(checkout.order, rest)
  return (
    <>
      {placed.length > 0 && (
        <IconText icon={CircleCheck} iconTone="good">
          {active.ordered(
            foodCount(placed.flatMap(({ items }) => items)),
            longDate(today),
            cost === null ? '' : money(cost),
          )}{' '}
          {rest.items.length === 0 && active.orderedNext}
        </IconText>
      )}
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
