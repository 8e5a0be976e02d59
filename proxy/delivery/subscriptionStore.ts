/** A subscription as we keep it. Everything personal is encrypted. */
export interface SubscriptionRecord {
  readonly id: string
  readonly status: 'pending' | 'active'
  /** Fingerprint of the caller's idempotency key; null if the caller sent none. */
  readonly keyMark: string | null
  /** Fingerprint of the address: distinguishes a repeated call from one with another address. */
  readonly bodyMark: string
  readonly sealedInfo: Uint8Array
  /** The key that sealed it. */
  readonly keyId: string
  readonly eraseTokenHash: Uint8Array
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

/** `pending` until the delivery service has taken it. `erased` keeps no personal data. */
type SubscriptionStatus = 'pending' | 'active' | 'erased'

/** A subscription as the store returns it. */
export interface StoredSubscription {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly bodyMark: string | null
  readonly sealedInfo: Uint8Array | null
  readonly keyId: string | null
  readonly eraseTokenHash: Uint8Array
  readonly createdAt: string
}

/** Which subscriptions to list. */
export interface ListOptions {
  /** Only those after this one, in the order of the list. */
  readonly after?: Pick<StoredSubscription, 'id' | 'createdAt'>
  readonly limit?: number
  readonly status?: 'pending'
  /** Only those made before this time (ISO 8601, UTC). */
  readonly madeBefore?: string
  /** Only those that this key did not seal. */
  readonly otherThanKey?: string
}

/** Keeps subscriptions. A promise resolves only when the change will survive a crash. */
export interface SubscriptionStore {
  /** The store's name for the operator; `GET /api/health` reports it. */
  readonly name: string
  /** Adds a subscription, or returns the one that has the same idempotency key; null when the id is taken. */
  insert(record: SubscriptionRecord): Promise<StoredSubscription | null>
  find(id: string): Promise<StoredSubscription | undefined>
  /** @param at ISO 8601, UTC. */
  activate(id: string, at: string): Promise<void>
  /**
   * Removes everything personal. What remains shows only that the id was used. Returns `gone` when no copy is left in the
   * database's files, `later` when its log keeps a sealed copy for now.
   */
  erase(id: string, erasedAt: string): Promise<'gone' | 'later'>
  /** Puts the same data, sealed with another key, in the place of the old. Does nothing if it was erased meanwhile. */
  reseal(id: string, sealedInfo: Uint8Array, keyId: string): Promise<void>
  /** Forgets every key but this one. */
  keepOnlyKey(keyId: string): Promise<'gone' | 'later'>
  /**
   * Removes what is left of subscriptions that were erased before this time.
   * @param signal ends it early.
   */
  forgetErased(erasedBefore: string, signal?: AbortSignal): Promise<void>
  /** Subscriptions that are not erased, oldest first. */
  list(options?: ListOptions): Promise<readonly StoredSubscription[]>
}
