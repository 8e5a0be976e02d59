import { allPages } from './allPages.js'
import type { OrderLine } from './deliveryService.js'
import type { OrderListOptions, OrderStore, StoredOrder } from './orderStore.js'
import type { Vault } from './vault.js'

/** What is encrypted of an order. */
export interface SealedOrder {
  readonly lines: readonly OrderLine[]
  /** Where the visitor finishes it. */
  readonly checkoutUrl?: string
}

/** What was ordered; null when it was erased or cannot be decrypted. */
export function openOrder(
  vault: Vault,
  { id, sealedOrder, keyId }: Pick<StoredOrder, 'id' | 'sealedOrder' | 'keyId'>,
): SealedOrder | null {
  if (sealedOrder === null) return null
  try {
    return JSON.parse(vault.open(sealedOrder, id, keyId))
  } catch {
    return null
  }
}

/** Reads all orders that are not erased, oldest first. It goes on past a damaged one, whose content is null. */
export async function* readOrders(
  orderStore: OrderStore,
  vault: Vault,
  options: Pick<OrderListOptions, 'otherThanKey'> = {},
): AsyncGenerator<readonly [stored: StoredOrder, order: SealedOrder | null]> {
  const orders = allPages<StoredOrder>((page) => orderStore.list({ ...options, ...page }))
  for await (const stored of orders) yield [stored, openOrder(vault, stored)]
}
