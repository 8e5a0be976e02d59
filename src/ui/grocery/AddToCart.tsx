import { Plus } from 'lucide'
import { cartItems } from '../../core/grocery/cartItems.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { shownFoods, tickedFoodIds } from '../../store/selectors.js'
import { Icon } from '../parts/Icon.js'
import { PendingButton } from '../parts/PendingButton.js'
import { styled } from '../styled.js'
import { useWidgetSettings } from '../WidgetSettings.js'
import { useAvoidedTick } from './useAvoidedTick.js'

const WholeRow = styled('div')`
  flex: 1 1 100%;
`

/**
 * Adds the unticked lines to the host's cart, in the amounts on screen. It leaves out own items, which the shop may not
 * sell, and the seasonings that the visitor has. Without a cart it renders nothing.
 */
export function AddToCart({ list }: { list: PlanGroceries }) {
  const { groceries: messages } = usePlanMessages()
  const { canAddToCart } = useWidgetSettings()
  const isPending = usePlanner((state) => state.isAddingToCart)
  const ticked = usePlanner(tickedFoodIds)
  const foods = usePlanner(shownFoods)
  const { addToCart } = usePlannerActions()
  const left = list.items.filter(({ foodId, kind }) => kind === undefined && !ticked.includes(foodId))
  const { tick, isConfirmed } = useAvoidedTick(left)
  if (!canAddToCart) return null
  return (
    <>
      {tick && <WholeRow>{tick}</WholeRow>}
      <PendingButton
        variant="primary"
        aria-disabled={isPending || left.length === 0}
        pending={isPending}
        pendingLabel={messages.addingToCart}
        onClick={() => isConfirmed() && void addToCart(cartItems(left, foods))}
      >
        <Icon of={Plus} />
        {messages.addToCart(left.length)}
      </PendingButton>
    </>
  )
}
