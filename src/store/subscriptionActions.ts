import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import { detailOf } from './notices.js'
import type { Subscription } from './plannerServices.js'
import type { StateAccess } from './plannerState.js'
import type { PlannerStoreOptions } from './plannerStoreOptions.js'
import type { LoadedPurchases } from './purchases.js'
import { hasRefused, isRefusal, isRepeatable } from './refusals.js'

/** The call was turned away unread: no session, or too many calls. That says nothing of an earlier one. */
const UNREAD: readonly number[] = [401, 403, 408, 429]

/** The server knows the key from another address. */
const KEY_TAKEN = 409

/** What the key made is ended, and the key with it. */
const KEY_ENDED = 410

/** Such a form is sent again under the same key, so that it subscribes once in any case. */
const mayHaveSubscribed = (error: unknown) =>
  !isRefusal(error) || !hasRefused(error) || UNREAD.includes(error.status)

/** Makes a subscription. After a failure the form stays open with all typed text. */
export function subscriptionActions(
  { get, set }: StateAccess,
  { services, newKey, onSubscribed }: PlannerStoreOptions,
): Pick<LoadedPurchases, 'subscribe'> {
  return {
    subscribe: async (info, { idempotencyKey, unanswered = [], isKept }, settle) => {
      const { actions } = get()
      actions.withdrawNotices('subscribing')
      const others = unanswered.filter((other) => JSON.stringify(other) !== JSON.stringify(info))
      let sent = info
      /** If the key belongs to an earlier address, its number and code are asked for: they exist nowhere else. */
      const send = async (earlier: readonly DeliveryInfo[]): Promise<Subscription> => {
        try {
          return await services.subscribe(sent, { idempotencyKey })
        } catch (error) {
          const last = isRefusal(error) && error.status === KEY_TAKEN && earlier.at(-1)
          if (!last) throw error
          sent = last
          return send(earlier.slice(0, -1))
        }
      }
      try {
        const subscription = await send(others)
        const known = get().subscriptions.filter(
          ({ subscriptionId }) => subscriptionId !== subscription.subscriptionId,
        )
        set({ subscriptions: [...known, subscription] })
        settle(null, null)
        onSubscribed?.(subscription)
        actions.emit({ type: 'delivery_subscribed' })
        if (sent !== info) return subscription
        actions.notify({ code: 'subscribed', subscriptionId: subscription.subscriptionId })
      } catch (error) {
        const status = isRefusal(error) && error.status
        const isEnded = status === KEY_ENDED
        const isRefused = !mayHaveSubscribed(error)
        // The refusal of an earlier address ends it; that of this one says nothing of those before.
        const stillOpen = !isRefused ? [...others, info] : sent !== info || isEnded ? [] : others
        const fieldErrors = isRefusal(error) ? error.fieldErrors : {}
        const isKeyKept = isKept && !isEnded
        const isOpen = isKeyKept || stillOpen.length > 0
        const form = {
          idempotencyKey: isOpen ? idempotencyKey : newKey(),
          submitting: false,
          fieldErrors,
          unanswered: stillOpen,
          ...(isKeyKept && { isKept }),
          // Any other refusal says nothing of a first try.
          ...(isKeyKept && status === KEY_TAKEN && { refused: info }),
        }
        settle(form, isOpen ? form : null)
        actions.report(error)
        actions.emit({ type: 'delivery_failed' })
        actions.notify({
          code: 'subscribe-failed',
          detail: detailOf(error),
          isRepeatable: isRepeatable(error),
        })
      }
      return undefined
    },
  }
}
