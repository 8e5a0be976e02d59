/** A subscription as we keep it. Everything personal is encrypted. */
interface SubscriptionRecord {
  readonly id: string
  readonly status: 'pending' | 'active'
  /** Fingerprint of the caller's idempotency key; null if the caller sent none. */
  readonly keyMark: string | null
  /** Fingerprint of the address: tells a repeated call from one with another address. */
  readonly bodyMark: string
  readonly sealedInfo: Uint8Array
  readonly eraseTokenHash: Uint8Array
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

/** `pending` until the delivery service has taken it. `erased` keeps no personal data. */
type SubscriptionStatus = 'pending' | 'active' | 'erased'

/** A subscription as the store gives it back. */
export interface StoredSubscription {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly bodyMark: string | null
  readonly sealedInfo: Uint8Array | null
  readonly eraseTokenHash: Uint8Array
}

/** Keeps subscriptions. A promise resolves only when the change will survive a crash. */
export interface SubscriptionStore {
  /** The store's name for the operator; `GET /api/health` reports it. */
  readonly name: string
  /** Adds a subscription, or returns the one that has the same idempotency key. */
  insert(record: SubscriptionRecord): Promise<StoredSubscription>
  find(id: string): Promise<StoredSubscription | undefined>
  activate(id: string): Promise<void>
  /**
   * Removes everything personal. What remains shows only that the id was used. Gives `gone` when no copy is left in the
   * database's files, `later` when its log keeps a sealed copy for now.
   */
  erase(id: string, erasedAt: string): Promise<'gone' | 'later'>
  /** All subscriptions that are not erased, oldest first. */
  list(): Promise<readonly StoredSubscription[]>
}
