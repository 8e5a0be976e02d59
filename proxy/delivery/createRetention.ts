import { DatabaseFailure } from '../database/databaseFailure.js'
import { MS_PER_DAY } from '../limits/utcDay.js'
import { failureEvent, type Log } from '../log.js'
import { allPages } from './allPages.js'
import type { OrderStore } from './orderStore.js'
import { pendingSince } from './pendingSince.js'
import type { ListOptions, StoredSubscription, SubscriptionStore } from './subscriptionStore.js'
import type { Subscriptions } from './subscriptions.js'

export interface RetentionOptions {
  readonly store: SubscriptionStore
  readonly orderStore: OrderStore
  readonly subscriptions: Subscriptions
  /** Without it, what the delivery service took is kept. */
  readonly keepDays: number | undefined
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly log: Log
}

interface Retention {
  /** @param signal ends it early; the next run goes on. */
  run(signal?: AbortSignal): Promise<void>
}

/**
 * Ends subscriptions that the delivery service never took. Ends those that are older than `keepDays`, too, and forgets
 * orders of that age and what was erased as long ago.
 */
export function createRetention(options: RetentionOptions): Retention {
  const { store, orderStore, subscriptions, keepDays, now, log } = options

  async function end(which: ListOptions, signal?: AbortSignal): Promise<void> {
    const old = allPages<StoredSubscription>((page) => store.list({ ...which, ...page }))
    for await (const stored of old) {
      if (signal?.aborted) return
      await subscriptions.end(stored).catch((error: unknown) => {
        if (error instanceof DatabaseFailure) throw error
        // The delivery goes on, so the address is still needed. The next hour tries again.
        log(failureEvent(error))
      })
    }
  }

  async function run(signal?: AbortSignal): Promise<void> {
    await end({ status: 'pending', madeBefore: pendingSince(now()) }, signal)
    if (keepDays === undefined) return
    const limit = new Date(now() - keepDays * MS_PER_DAY).toISOString()
    await end({ madeBefore: limit }, signal)
    if (signal?.aborted) return
    // Each of its orders is older than the end of a subscription, so none is left of one that is forgotten.
    await orderStore.forget(limit, signal)
    if (!signal?.aborted) await store.forgetErased(limit, signal)
  }

  return { run }
}
