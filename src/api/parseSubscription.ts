import { subscribeResponseSchema } from '../contract/calls.js'
import { parseLeniently } from './parseLeniently.js'

/**
 * A shop may count its subscriptions. The visitor is subscribed, so a number must not make it look failed. One that
 * JavaScript rounds would be the number of another subscription.
 */
function withTextId(answer: unknown): unknown {
  const { subscriptionId } = Object(answer)
  const isCount = Number.isSafeInteger(subscriptionId) && subscriptionId >= 0
  return isCount ? { ...Object(answer), subscriptionId: `${subscriptionId}` } : answer
}

/** A new subscription, as a server or a host answers it; undefined if the answer holds none. */
export const parseSubscription = (answer: unknown) =>
  parseLeniently(subscribeResponseSchema, withTextId(answer), 'eraseToken')
