/** Any failure of a call to the site's server, other than its being cancelled (that is an `AbortError`). */
export abstract class ApiError extends Error {}

/** The server answered with a failure status. `message` reads `status - text` (specification, section 8). */
export class HttpStatusError extends ApiError {
  override readonly name = 'HttpStatusError'
  /** HTTP status code. */
  readonly status: number
  /** The answer's text, shortened; the status text where it is empty or a page. */
  readonly text: string

  constructor(status: number, text: string) {
    super(`${status} - ${text}`)
    this.status = status
    this.text = text
  }
}

/**
 * The server could not be reached or does not speak the contract, so nothing is known of the model behind it. `cause`
 * has the detail: it may name ports and paths, which must not be mistaken for a status.
 */
export class BackendProxyError extends ApiError {
  override readonly name = 'BackendProxyError'

  constructor(reason: string, cause?: unknown) {
    super(`Backend proxy error: ${reason}`, { cause })
  }
}

/** No complete answer within the time limit. */
export class TimeLimitError extends ApiError {
  override readonly name = 'TimeLimitError'

  constructor(limitMs: number) {
    super(`no answer within ${limitMs / 1000} s`)
  }
}

/** Shown where a refused subscription gives no reason (specification, section 8). */
export const SUBSCRIPTION_FAILED = 'Failed to create subscription'
/** Shown where a refused cancellation gives no reason. */
export const CANCELLATION_FAILED = 'Failed to cancel the subscription'
/** Shown where a refused order gives no reason. */
export const ORDER_FAILED = 'Failed to place the order'

/** The server refused a subscription or an order; `message` can be shown to the visitor. */
export class RefusalError extends ApiError {
  override readonly name = 'RefusalError'
  /** HTTP status code. */
  readonly status: number
  /** What is wrong, by field of the delivery form; empty where the server names none. */
  readonly fieldErrors: Readonly<Record<string, string>>

  constructor(message: string, status: number, fieldErrors: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.fieldErrors = fieldErrors
  }
}
