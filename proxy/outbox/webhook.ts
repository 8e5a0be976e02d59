import type { OutboxEvent } from './outboxEvent.js'

/** Where events go. */
export interface Webhook {
  /** Posts a body. Returns null when the receiver accepted it, else a short code for why not. Rejects only when aborted. */
  post(event: OutboxEvent, body: string, signal: AbortSignal): Promise<string | null>
}
