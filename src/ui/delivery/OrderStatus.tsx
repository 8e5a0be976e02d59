import { CircleCheck } from 'lucide'
import { foodCount } from '../../core/grocery/cartItems.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { covers, isSameOrder, orderContent } from '../../store/orderContent.js'
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

/**
 * Says that the order is placed, or where the visitor finishes it. It disappears when the list asks for more, because
 * that would be another order.
 */
export function OrderStatus({ order }: { order: Order }) {
  const { active } = usePlanMessages().delivery
  const { longDate } = useFormat()
  const checkout = usePlanner((state) => state.checkout)
  const placed = usePlanner((state) => state.ordered)
  const content = orderContent(order)
  const ordered = placed.filter((each) => covers(each, content)).at(-1)
  const isShown = checkout !== null && isSameOrder(orderContent(checkout.order), content)
  return (
    <>
      {ordered && (
        <IconText icon={CircleCheck} iconTone="good">
          {active.ordered(foodCount(ordered.items), longDate(ordered.date))} {active.orderedNext}
        </IconText>
      )}
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
    </>
  )
}
