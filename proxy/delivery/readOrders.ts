import type { OrderLine } from './deliveryService.js'
import type { OrderListOptions, OrderStore, StoredOrder } from './orderStore.js'
import type { Vault } from './vault.js'

/** What is encrypted of an order. */
export interface SealedOrder {
  readonly lines: readonly OrderLine[]
  /** Where the visitor finishes it. */
  readonly checkoutUrl?: string
}

const PAGE = 200

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

/** Reads all orders that are not erased, oldest first, page by page. It goes on past a damaged one. */
export async function* readOrders(
  orderStore: OrderStore,
  vault: Vault,
  options: Pick<OrderListOptions, 'otherThanKey'> = {},
): AsyncGenerator<{ readonly stored: StoredOrder; readonly order: SealedOrder | null }> {
  let page = await orderStore.list({ ...options, limit: PAGE })
  for (;;) {
    for (const stored of page) yield { stored, order: openOrder(vault, stored) }
    const after = page.at(-1)
    if (!after || page.length < PAGE) return
    page = await orderStore.list({ ...options, limit: PAGE, after })
  }
}
