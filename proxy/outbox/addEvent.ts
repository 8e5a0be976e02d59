import type { Compilable } from 'kysely'
import type { Database } from '../database/database.js'
import { orderEventId, type SubscriptionEventType, subscriptionEventId } from './outboxEvent.js'

/**
 * The statement that adds an event, for the transaction that makes it true. It adds nothing without an
 * active subscription of that number: an insert may have met an older one with the same idempotency key, and of one that
 * ends while it is pending the backend has not heard.
 */
export function addEvent(
  query: Database['query'],
  type: SubscriptionEventType,
  subscriptionId: string,
  createdAt: string,
): Compilable {
  return query
    .insertInto('outbox')
    .columns(['id', 'subscription_id', 'type', 'created_at'])
    .expression((build) =>
      build
        .selectFrom('subscriptions')
        .select((row) => [
          row.val(subscriptionEventId(type, subscriptionId)).as('id'),
          'subscriptions.id as subscription_id',
          row.val<string>(type).as('type'),
          row.val(createdAt).as('created_at'),
        ])
        .where('subscriptions.id', '=', subscriptionId)
        .where('subscriptions.status', '=', 'active'),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
}

/** The same for an order. It adds nothing as long as the order is not placed. */
export function addOrderEvent(query: Database['query'], orderId: string): Compilable {
  return query
    .insertInto('outbox')
    .columns(['id', 'subscription_id', 'order_id', 'type', 'created_at'])
    .expression((build) =>
      build
        .selectFrom('orders')
        .select((row) => [
          row.val(orderEventId(orderId)).as('id'),
          'orders.subscription_id as subscription_id',
          'orders.id as order_id',
          row.val<string>('delivery.ordered').as('type'),
          'orders.created_at as created_at',
        ])
        .where('orders.id', '=', orderId)
        .where('orders.status', '=', 'placed'),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
}
