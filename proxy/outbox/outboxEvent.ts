/** The events for the shop's own backend. An event of a type that only a newer server knows waits for that server. */
export const EVENT_TYPES = ['subscription.created', 'subscription.cancelled', 'delivery.ordered'] as const
type EventType = (typeof EVENT_TYPES)[number]

/** The events of a subscription itself. */
export type SubscriptionEventType = Exclude<EventType, 'delivery.ordered'>

/** A subscription has one event of each type, so that a repeated call adds none. */
export const subscriptionEventId = (type: SubscriptionEventType, subscriptionId: string) =>
  `evt_${type.replace('subscription.', '')}_${subscriptionId}`

/** An order has one event. */
export const orderEventId = (orderId: string) => `evt_ordered_${orderId}`

/** An event that was taken to be sent. It holds ids only: address and food stay in sealed rows. */
export interface OutboxEvent {
  readonly id: string
  readonly type: EventType
  readonly subscriptionId: string
  /** null if the event is not about an order. */
  readonly orderId: string | null
  /** Attempts that failed before this one. */
  readonly attempts: number
  readonly createdAt: string
}

/** An event that is not sent yet, for the operator. */
export interface PendingEvent extends OutboxEvent {
  /** `dead` after the last attempt: later events of its subscription wait for `replay` or `skip`. */
  readonly status: 'waiting' | 'dead'
  readonly lastError: string | null
}
