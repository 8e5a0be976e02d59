import type { Compilable } from 'kysely'
import type { Database } from '../database/database.js'
import { type EventType, eventId } from './outboxEvent.js'

/**
 * The statement that adds an event, for the transaction that makes it true. It adds nothing when the subscription is not in
 * that state, as when an insert met an older one with the same idempotency key.
 */
export function addEvent(
  query: Database['query'],
  type: EventType,
  subscriptionId: string,
  createdAt: string,
): Compilable {
  const status = type === 'subscription.created' ? 'active' : 'erased'
  return query
    .insertInto('outbox')
    .columns(['id', 'subscription_id', 'type', 'created_at'])
    .expression((build) =>
      build
        .selectFrom('subscriptions')
        .select((row) => [
          row.val(eventId(type, subscriptionId)).as('id'),
          'subscriptions.id as subscription_id',
          row.val<string>(type).as('type'),
          row.val(createdAt).as('created_at'),
        ])
        .where('subscriptions.id', '=', subscriptionId)
        .where('subscriptions.status', '=', status),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
}
