import { Plus } from 'lucide'
import { cartItems } from '../../core/grocery/cartItems.js'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import { Icon } from '../parts/Icon.js'
import { PendingButton } from '../parts/PendingButton.js'
import { useWidgetSettings } from '../WidgetSettings.js'

/**
 * Adds the unticked items to the host's cart. The amounts are those of the full list, even when the shown list is
 * scaled down to the budget. Seasonings stay out: the totals hold only their share, and a cart sells whole packs of what
 * most households have. Without a cart nothing shows.
 */
export function AddToCart({ plan }: { plan: ShownPlan }) {
  const { groceries: messages } = usePlanMessages()
  const { canAddToCart } = useWidgetSettings()
  const isPending = usePlanner((state) => state.isAddingToCart)
  const { addToCart } = usePlannerActions()
  if (!canAddToCart) return null
  const left = planGroceries(plan).fullItems.filter(
    ({ foodId, category }) => !plan.tickedFoodIds.includes(foodId) && category !== 'From the cupboard',
  )
  return (
    <PendingButton
      variant="primary"
      pending={isPending}
      pendingLabel={messages.addingToCart}
      onClick={() => void addToCart(cartItems(left, plan.foods))}
    >
      <Icon of={Plus} />
      {messages.addToCart(left.length)}
    </PendingButton>
  )
}
