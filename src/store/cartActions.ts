import { detailOf } from './notices.js'
import { foodCount } from './orderContent.js'
import type { PlannerActions, StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'

/** Gives groceries to the shop's cart. */
export function cartActions(
  { get, set }: StateAccess,
  { services }: PlannerStoreOptions,
): Pick<PlannerActions, 'addToCart'> {
  return {
    addToCart: async (lines) => {
      const { actions } = get()
      const items = foodCount(lines)
      try {
        if (items === 0) return
        actions.withdrawNotices('cart')
        await services.addToCart(lines)
        actions.emit({ type: 'added_to_cart', items })
        actions.notify({ code: 'cart-filled', items })
      } catch (error) {
        actions.report(error)
        actions.notify({ code: 'cart-failed', detail: detailOf(error) })
      } finally {
        set({ isAddingToCart: false })
      }
    },
  }
}
