import type { OrderStore } from '../delivery/orderStore.js'
import { openOrder } from '../delivery/readOrders.js'
import { openDeliveryInfo } from '../delivery/readSubscriptions.js'
import type { SubscriptionStore } from '../delivery/subscriptionStore.js'
import type { Vault } from '../delivery/vault.js'
import type { OutboxEvent } from './outboxEvent.js'

/** Where the body of an event comes from. */
export interface EventSources {
  readonly store: SubscriptionStore
  readonly orderStore: OrderStore
  readonly vault: Vault
}

/** The content of an event besides its ids; null if all of it was erased. */
async function readData(
  { type, subscriptionId, orderId }: OutboxEvent,
  { store, orderStore, vault }: EventSources,
): Promise<object | null> {
  switch (type) {
    case 'subscription.cancelled':
      return {}
    case 'subscription.created': {
      const stored = await store.find(subscriptionId)
      const deliveryInfo = stored && openDeliveryInfo(vault, stored)
      return deliveryInfo ? { deliveryInfo } : null
    }
    case 'delivery.ordered': {
      const stored = orderId === null ? undefined : await orderStore.find(orderId)
      const order = stored && openOrder(vault, stored)
      return order ? { orderId, lines: order.lines } : null
    }
  }
}

/**
 * The body of an event, made when it is sent, so that nothing personal waits in the outbox; null if its content was erased.
 */
export async function makeBody(event: OutboxEvent, sources: EventSources): Promise<string | null> {
  const data = await readData(event, sources)
  if (!data) return null
  const { type, createdAt, subscriptionId } = event
  return JSON.stringify({ type, timestamp: createdAt, data: { subscriptionId, ...data } })
}
