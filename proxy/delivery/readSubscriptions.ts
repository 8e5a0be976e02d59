import type { DeliveryInfo } from 'react-meal-planner/core'
import type { ListOptions, StoredSubscription, SubscriptionStore } from './subscriptionStore.js'
import type { Vault } from './vault.js'

/** A subscription for the people who deliver. `deliveryInfo` is null when the row is damaged. */
export interface ReadableSubscription {
  readonly stored: StoredSubscription
  readonly deliveryInfo: DeliveryInfo | null
}

const PAGE = 200

/** The address of a subscription; null when it was erased or cannot be decrypted. */
export function openDeliveryInfo(vault: Vault, stored: StoredSubscription): DeliveryInfo | null {
  if (stored.sealedInfo === null) return null
  try {
    return JSON.parse(vault.open(stored.sealedInfo, stored.id, stored.keyId))
  } catch {
    return null
  }
}

/** Reads all subscriptions that are not erased, oldest first, page by page. It goes on past a damaged one. */
export async function* readSubscriptions(
  store: SubscriptionStore,
  vault: Vault,
  options: Omit<ListOptions, 'after' | 'limit'> = {},
): AsyncGenerator<ReadableSubscription> {
  let page = await store.list({ ...options, limit: PAGE })
  for (;;) {
    for (const stored of page) yield { stored, deliveryInfo: openDeliveryInfo(vault, stored) }
    const after = page.at(-1)
    if (!after || page.length < PAGE) return
    page = await store.list({ ...options, limit: PAGE, after })
  }
}
