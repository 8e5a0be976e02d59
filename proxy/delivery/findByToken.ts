import { timingSafeEqual } from 'node:crypto'
import { readSubscriptionNumber } from './subscriptionNumber.js'
import type { StoredSubscription, SubscriptionStore } from './subscriptionStore.js'
import { hashToken } from './vault.js'

/** Each of our ids. PostgreSQL refuses a text with NUL, so anything else is not looked up. */
const ID = /^[\w-]+$/

/** A subscription, for the holder of its token. */
export async function findByToken(
  store: SubscriptionStore,
  subscriptionId: string,
  token: string,
): Promise<StoredSubscription | undefined> {
  const id = readSubscriptionNumber(subscriptionId)
  const stored = ID.test(id) ? await store.find(id) : undefined
  return stored && timingSafeEqual(stored.eraseTokenHash, hashToken(token)) ? stored : undefined
}
