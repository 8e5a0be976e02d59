import type { DeliveryInfo } from 'react-meal-planner/core'
import { allPages } from './allPages.js'
import type { ListOptions, StoredSubscription, SubscriptionStore } from './subscriptionStore.js'
import type { Vault } from './vault.js'

/** The address of a subscription; null when it was erased or cannot be decrypted. */
export function openDeliveryInfo(vault: Vault, stored: StoredSubscription): DeliveryInfo | null {
  if (stored.sealedInfo === null) return null
  try {
    return JSON.parse(vault.open(stored.sealedInfo, stored.id, stored.keyId))
  } catch {
    return null
  }
}

/** Reads all subscriptions that are not erased, oldest first. It goes on past a damaged one, whose content is null. */
export async function* readSubscriptions(
  store: SubscriptionStore,
  vault: Vault,
  options: Omit<ListOptions, 'after' | 'limit'> = {},
): AsyncGenerator<readonly [stored: StoredSubscription, deliveryInfo: DeliveryInfo | null]> {
  const subscriptions = allPages<StoredSubscription>((page) => store.list({ ...options, ...page }))
  for await (const stored of subscriptions) yield [stored, openDeliveryInfo(vault, stored)]
}
