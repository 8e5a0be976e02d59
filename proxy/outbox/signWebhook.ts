import { createHmac } from 'node:crypto'

/** What a receiver needs to know that we sent a body, and when. */
export type WebhookHeaders = Readonly<
  Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>
>

/**
 * Signs a body as Standard Webhooks 1.0.0 asks: one signature for each secret, so that a receiver may know only the old or
 * only the new one. Ten lines of our own, because the package `standardwebhooks` brings an HMAC and a base64 in JavaScript
 * that Node has; tests check our signatures with that package.
 * @param secrets their bytes.
 */
export function signWebhook(
  id: string,
  sentAtS: number,
  body: string,
  secrets: readonly Uint8Array[],
): WebhookHeaders {
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', secret).update(`${id}.${sentAtS}.${body}`).digest('base64')
    return `v1,${signature}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(sentAtS),
    'webhook-signature': signatures.join(' '),
  }
}
