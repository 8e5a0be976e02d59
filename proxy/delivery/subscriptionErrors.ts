/** The idempotency key was used before with another address. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError'
}

/** The subscription with this idempotency key has been erased. */
export class SubscriptionErasedError extends Error {
  override readonly name = 'SubscriptionErasedError'
}
