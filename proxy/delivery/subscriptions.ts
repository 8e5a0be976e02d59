import type { DeliveryInfo } from 'react-meal-planner/core'
import type { DeliveryService } from './deliveryService.js'
import { findByToken } from './findByToken.js'
import { KeyReusedError } from './keyReusedError.js'
import { pendingSince } from './pendingSince.js'
import { SubscriptionErasedError } from './subscriptionErasedError.js'
import { newSubscriptionNumber } from './subscriptionNumber.js'
import type { StoredSubscription, SubscriptionStore } from './subscriptionStore.js'
import { hashToken, type Vault } from './vault.js'

interface Subscription {
  readonly subscriptionId: string
  /** Lets its holder order, and erase the personal data. We keep only its hash. */
  readonly eraseToken: string
}

/** Creates and erases delivery subscriptions. */
export interface Subscriptions {
  readonly storeName: string
  /**
   * Subscribes an address. Calls with the same idempotency key make one subscription.
   * @throws {KeyReusedError | SubscriptionErasedError | DeliveryServiceError}
   */
  create(deliveryInfo: DeliveryInfo, idempotencyKey: string | undefined): Promise<Subscription>
  /**
   * Ends a subscription without its token, for the operator.
   * @throws {DeliveryServiceError} when the service goes on delivering. Then nothing is erased.
   */
  end(stored: StoredSubscription): Promise<'gone' | 'later'>
  /**
   * Ends a subscription and erases its personal data. Returns `gone` when no copy is left in the database's files, `later`
   * when its log keeps a sealed copy for now, and `refused` when the token is not that subscription's.
   * @throws {DeliveryServiceError} when the service goes on delivering. Then nothing is erased.
   */
  erase(subscriptionId: string, eraseToken: string): Promise<'gone' | 'later' | 'refused'>
}

export interface SubscriptionsOptions {
  readonly store: SubscriptionStore
  readonly provider: DeliveryService
  readonly vault: Vault
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Default: random ones. */
  readonly newNumber?: () => string
}

export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { store, provider, vault, now, newNumber = newSubscriptionNumber } = options
  const timestamp = () => new Date(now()).toISOString()
  /** Mixed with the id, so that nobody can see in the database that two subscriptions have one address. */
  const mark = (id: string, body: string) => vault.fingerprint(`${id}\n${body}`)

  async function end({ id, status }: StoredSubscription): Promise<'gone' | 'later'> {
    if (status !== 'erased') await provider.cancel(id)
    return store.erase(id, timestamp())
  }

  /** Adds a subscription under a number that no other has, or finds the one with the same key. */
  async function insert(body: string, idempotencyKey: string | undefined): Promise<StoredSubscription> {
    const id = newNumber()
    const stored = await store.insert({
      id,
      status: provider.recordsSubscriptions ? 'active' : 'pending',
      keyMark: idempotencyKey === undefined ? null : vault.fingerprint(idempotencyKey),
      bodyMark: mark(id, body),
      sealedInfo: vault.seal(body, id),
      keyId: vault.keyId,
      eraseTokenHash: hashToken(vault.eraseToken(id)),
      createdAt: timestamp(),
    })
    return stored ?? insert(body, idempotencyKey)
  }

  return {
    end,
    storeName: store.name,

    async create(deliveryInfo, idempotencyKey) {
      const body = JSON.stringify(deliveryInfo)
      const stored = await insert(body, idempotencyKey)
      if (stored.status === 'erased') throw new SubscriptionErasedError('The subscription was erased')
      if (stored.bodyMark !== mark(stored.id, body)) {
        if (stored.status === 'active') throw new KeyReusedError('The key belongs to another address')
        // The service may have taken the first address, and must not take it now that the visitor has corrected it.
        await end(stored)
        throw new SubscriptionErasedError('The subscription was ended for one with another address')
      }
      if (stored.status === 'pending') {
        // Its end may be under way, and the service must not take what is erased a moment later.
        if (stored.createdAt < pendingSince(now())) {
          throw new SubscriptionErasedError('The subscription is about to be erased')
        }
        await provider.subscribe(stored.id, deliveryInfo)
        await store.activate(stored.id, timestamp())
        const { status } = (await store.find(stored.id)) ?? { status: 'erased' }
        if (status === 'erased') {
          await provider.cancel(stored.id)
          throw new SubscriptionErasedError('The subscription was ended while the service took it')
        }
      }
      return { subscriptionId: stored.id, eraseToken: vault.eraseToken(stored.id) }
    },

    async erase(subscriptionId, eraseToken) {
      const stored = await findByToken(store, subscriptionId, eraseToken)
      return stored ? end(stored) : 'refused'
    },
  }
}
