/** What the shop's own backend is told of. */
export type EventType = 'subscription.created' | 'subscription.cancelled'

/** Of a subscription there is one event of each type, so that a repeat of what made it adds none. */
export const eventId = (type: EventType, subscriptionId: string) =>
  `evt_${type.replace('subscription.', '')}_${subscriptionId}`

/** An event that was taken to be sent. It holds ids only: the address stays in the subscription's sealed row. */
export interface OutboxEvent {
  readonly id: string
  readonly type: EventType
  readonly subscriptionId: string
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
