import type { OutboxEvent, PendingEvent } from './outboxEvent.js'

/** How far behind the sending is. */
export interface Backlog {
  readonly waiting: number
  readonly dead: number
  /** When the oldest waiting event happened (ISO 8601, UTC); null when none waits. */
  readonly oldestWaiting: string | null
}

/** The events that wait to be sent. Any number of servers may take from it. */
export interface OutboxStore {
  /**
   * Takes events that are due, in the order of each subscription, and nobody else gets them for `leaseMs`. An event waits
   * for those before it; only a cancellation passes those that are dead.
   */
  take(limit: number, leaseMs: number): Promise<readonly OutboxEvent[]>
  markSent(event: OutboxEvent): Promise<void>
  /** @param retryInMs null when that was the last attempt: the event is dead then. */
  markFailed(event: OutboxEvent, error: string, retryInMs: number | null): Promise<void>
  /** Events that are not sent yet, oldest first. */
  pending(): Promise<readonly PendingEvent[]>
  backlog(): Promise<Backlog>
  /** Sends a dead event again, or never. `false` when there is no such dead event. */
  revive(id: string, as: 'waiting' | 'skipped'): Promise<boolean>
  /**
   * Removes what was sent, dropped or skipped and is older than this time (ISO 8601, UTC).
   * @param signal ends it early.
   */
  forgetSent(createdBefore: string, signal?: AbortSignal): Promise<void>
}
