import type { OutboxEvent } from './outboxEvent.js'

/** Where events go. */
export interface Webhook {
  /** Posts a body. Gives null when the receiver took it, else why not, as a short code. Rejects only when aborted. */
  post(event: OutboxEvent, body: string, signal: AbortSignal): Promise<string | null>
}
