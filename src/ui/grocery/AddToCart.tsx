import { Plus } from 'lucide'
import { cartItems } from '../../core/grocery/cartItems.js'
import type { GroceryList } from '../../core/grocery/groceryList.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { Icon } from '../parts/Icon.js'
import { PendingButton } from '../parts/PendingButton.js'
import { useWidgetSettings } from '../WidgetSettings.js'

/**
 * Hands what is not ticked off to the shop's cart, in full even where the list is scaled down to the budget; shown only
 * where the host has one.
 */
export function AddToCart({ list }: { list: GroceryList }) {
  const { groceries: messages } = useMessages()
  const { canAddToCart } = useWidgetSettings()
  const ticked = usePlanner((state) => state.ticked)
  const isPending = usePlanner((state) => state.isAddingToCart)
  const { addToCart } = usePlannerActions()
  if (!canAddToCart) return null
  const left = list.fullItems.filter((item) => !ticked[item.foodId])
  return (
    <PendingButton
      variant="primary"
      pending={isPending}
      pendingLabel={messages.addingToCart}
      onClick={() => void addToCart(cartItems(left))}
    >
      <Icon of={Plus} />
      {messages.addToCart(left.length)}
    </PendingButton>
  )
}
