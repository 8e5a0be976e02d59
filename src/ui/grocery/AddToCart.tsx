import { Plus } from 'lucide'
import { useState } from 'react'
import { cartItems } from '../../core/grocery/cartItems.js'
import type { GroceryList } from '../../core/grocery/groceryList.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import { tickedCount } from '../../store/selectors.js'
import { Icon } from '../parts/Icon.js'
import { PendingButton } from '../parts/PendingButton.js'
import { useWidgetSettings } from '../WidgetSettings.js'

/**
 * Hands what is not ticked off to the shop's cart, in full even where the list is scaled down to the budget; shown only
 * where the host has one.
 */
export function AddToCart({ list }: { list: GroceryList }) {
  const { groceries: messages } = useMessages()
  const { addToCart } = useWidgetSettings()
  const ticked = usePlanner((state) => state.ticked)
  const left = usePlanner((state) => list.items.length - tickedCount(list, state))
  const { notify, report } = usePlannerActions()
  const [isPending, setPending] = useState(false)
  if (!addToCart) return null

  async function add(send: NonNullable<typeof addToCart>) {
    if (isPending || left === 0) return
    const lines = cartItems(list.fullItems.filter((item) => !ticked[item.foodId]))
    setPending(true)
    try {
      await send(lines)
      report({ type: 'added_to_cart', items: lines.length })
      notify({ code: 'cart-filled', items: lines.length })
    } catch (error) {
      notify({ code: 'cart-failed', detail: error instanceof Error ? error.message : null })
    } finally {
      setPending(false)
    }
  }

  return (
    <PendingButton
      variant="primary"
      pending={isPending}
      pendingLabel={messages.addingToCart}
      onClick={() => void add(addToCart)}
    >
      <Icon of={Plus} />
      {messages.addToCart(left)}
    </PendingButton>
  )
}
