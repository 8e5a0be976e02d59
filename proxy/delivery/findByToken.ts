import { timingSafeEqual } from 'node:crypto'
import { readSubscriptionNumber } from './subscriptionNumber.js'
import type { StoredSubscription, SubscriptionStore } from './subscriptionStore.js'
import { hashToken } from './vault.js'

/** A subscription, for the holder of its token. */
export async function findByToken(
  store: SubscriptionStore,
  subscriptionId: string,
  token: string,
): Promise<StoredSubscription | undefined> {
  const stored = await store.find(readSubscriptionNumber(subscriptionId))
  return stored && timingSafeEqual(stored.eraseTokenHash, hashToken(token)) ? stored : undefined
}
