/** The subscription with this idempotency key has been erased. */
export class SubscriptionErasedError extends Error {
  override readonly name = 'SubscriptionErasedError'
}
