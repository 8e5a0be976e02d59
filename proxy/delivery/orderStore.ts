/** An order as we keep it. Its lines are encrypted, because they tell how somebody eats. */
export interface OrderRecord {
  readonly id: string
  readonly subscriptionId: string
  readonly status: 'pending' | 'placed'
  /** Fingerprint of the subscription and the caller's idempotency key; null if the caller sent none. */
  readonly keyMark: string | null
  /** Fingerprint of the lines: distinguishes a repeated call from one for other food. */
  readonly bodyMark: string
  readonly sealedOrder: Uint8Array
  /** The key that sealed it. */
  readonly keyId: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

/**
 * `pending` until the delivery service has answered, `placed` when it delivers, `checkout` when the visitor finishes the
 * order there. `erased` keeps nothing of what was ordered.
 */
type OrderStatus = 'pending' | 'placed' | 'checkout' | 'erased'

/** An order as the store returns it. */
export interface StoredOrder {
  readonly id: string
  readonly subscriptionId: string
  readonly status: OrderStatus
  readonly bodyMark: string | null
  readonly sealedOrder: Uint8Array | null
  readonly keyId: string | null
  readonly createdAt: string
}

/** How many orders a subscription may have from a time on. */
export interface OrderCap {
  readonly most: number
  /** ISO 8601, UTC. */
  readonly since: string
}

/** Which orders to list. */
export interface OrderListOptions {
  /** Only those after this one, in the order of the list. */
  readonly after?: Pick<StoredOrder, 'id' | 'createdAt'>
  readonly limit: number
  /** Only those that this key did not seal. */
  readonly otherThanKey?: string
}

/** Keeps orders. A promise resolves only when the change will survive a crash. */
export interface OrderStore {
  /**
   * Adds an order, or returns the one that has the same idempotency key. `undefined` when its subscription is not active,
   * or has had as many as the cap allows.
   */
  insert(record: OrderRecord, cap: OrderCap): Promise<StoredOrder | undefined>
  /** Whether a subscription has had as many orders as the cap allows. */
  isFull(subscriptionId: string, cap: OrderCap): Promise<boolean>
  find(id: string): Promise<StoredOrder | undefined>
  findByKey(keyMark: string): Promise<StoredOrder | undefined>
  /** Keeps the delivery service's answer to a pending order. Does nothing if that was erased meanwhile. */
  settle(
    id: string,
    answer: Pick<OrderRecord, 'sealedOrder' | 'keyId'> & { readonly status: 'placed' | 'checkout' },
  ): Promise<void>
  /**
   * Puts the same data, sealed with this key, in the place of the old. Does nothing if it was erased meanwhile, or settled
   * with this key.
   */
  reseal(id: string, sealedOrder: Uint8Array, keyId: string): Promise<void>
  /**
   * Removes the orders that were made before this time (ISO 8601, UTC).
   * @param signal ends it early.
   */
  forget(madeBefore: string, signal?: AbortSignal): Promise<void>
  /** Orders that are not erased, oldest first. */
  list(options: OrderListOptions): Promise<readonly StoredOrder[]>
}
