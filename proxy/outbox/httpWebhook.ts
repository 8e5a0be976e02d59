import { errorCode } from '../config/errorCode.js'
import { withDeadline } from '../limits/withDeadline.js'
import { signWebhook } from './signWebhook.js'
import type { Webhook } from './webhook.js'

export interface HttpWebhookOptions {
  readonly url: string
  readonly secrets: readonly Uint8Array[]
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly timeoutMs?: number
}

/** Standard Webhooks recommends 15 to 30 s. */
const TIMEOUT_MS = 15_000
const MS_PER_SECOND = 1000

/** Fetch hides the code of a broken connection in the cause. */
function failureCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return errorCode(error) ?? errorCode(cause) ?? 'NO_ANSWER'
}

/** Posts events to the shop's own backend. */
export function createHttpWebhook({
  url,
  secrets,
  now,
  timeoutMs = TIMEOUT_MS,
}: HttpWebhookOptions): Webhook {
  return {
    async post({ id }, body, signal) {
      const headers = {
        'Content-Type': 'application/json',
        ...signWebhook(id, Math.floor(now() / MS_PER_SECOND), body, secrets),
      }
      try {
        return await withDeadline(timeoutMs, signal, async (deadline) => {
          // A redirect would send addresses where nobody configured them to go.
          const init = { method: 'POST', headers, body, redirect: 'manual', signal: deadline } as const
          const response = await fetch(url, init)
          await response.body?.cancel()
          return response.ok ? null : `STATUS_${response.status}`
        })
      } catch (error) {
        if (signal.aborted) throw error
        return failureCode(error)
      }
    },
  }
}
