/** The idempotency key was used before with another body. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError'
}
