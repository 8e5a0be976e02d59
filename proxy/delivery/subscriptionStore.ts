/** A subscription as it is kept. Everything personal is sealed. */
export interface SubscriptionRecord {
  readonly id: string
  /** Mark of the caller's idempotency key; null where none was sent. */
  readonly keyMark: string | null
  /** Mark of the address, to tell a repeated call from another one. */
  readonly bodyMark: string
  readonly sealedInfo: Uint8Array
  readonly eraseTokenHash: Uint8Array
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

/** `pending` until the delivery service has taken it; `erased` keeps no personal data. */
export type SubscriptionStatus = 'pending' | 'active' | 'erased'

/** What is needed to answer for a subscription that is there already. */
export interface StoredSubscription {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly bodyMark: string | null
  readonly sealedInfo: Uint8Array | null
  readonly eraseTokenHash: Uint8Array
}

/** Keeps subscriptions. A promise resolves only once the change would survive a crash. */
export interface SubscriptionStore {
  /** What the operator knows it by; told by `GET /api/health`. */
  readonly name: string
  /** Adds a pending subscription, or returns the one that has the same idempotency key. */
  insert(record: SubscriptionRecord): Promise<StoredSubscription>
  find(id: string): Promise<StoredSubscription | undefined>
  activate(id: string): Promise<void>
  /** Takes out everything personal; what stays says only that an id was used. */
  erase(id: string, erasedAt: string): Promise<void>
  /** All that are not erased, oldest first. */
  list(): Promise<readonly StoredSubscription[]>
}
