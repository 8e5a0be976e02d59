import { CircleCheck } from 'lucide'
import { foodCount } from '../../core/grocery/cartItems.js'
import { localDate } from '../../core/plan/localDate.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { isSameOrder, restOfOrder } from '../../store/orderContent.js'
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

/**
 * Says that today's orders bring all of this, or where the visitor finishes the order. It disappears when the list asks
 * for more, because that would be another order.
 */
export function OrderStatus({ order }: { order: Order }) {
  const { active } = usePlanMessages().delivery
  const { longDate } = useFormat()
  const checkout = usePlanner((state) => state.checkout)
  const placed = usePlanner((state) => state.ordered)
  const today = localDate(new Date())
  const isOrdered = order.items.length > 0 && restOfOrder(order, placed, today).items.length === 0
  const isShown = checkout !== null && isSameOrder(checkout.order, order)
  return (
    <>
      {isOrdered && (
        <IconText icon={CircleCheck} iconTone="good">
          {active.ordered(foodCount(order.items), longDate(today))} {active.orderedNext}
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
