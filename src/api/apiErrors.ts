/** The server answered with a failure status. `message` reads `status - text` (specification, section 8). */
export class HttpStatusError extends Error {
  override readonly name = 'HttpStatusError'
  /** HTTP status code. */
  readonly status: number

  /** @param text the answer's, shortened; the status text where it is empty or a page. */
  constructor(status: number, text: string) {
    super(`${status} - ${text}`)
    this.status = status
  }
}

/**
 * The server could not be reached or does not speak the contract, so nothing is known of the model behind it. `cause`
 * has the detail: it may name ports and paths, which must not be mistaken for a status.
 */
export class BackendProxyError extends Error {
  override readonly name = 'BackendProxyError'

  constructor(reason: string, cause?: unknown) {
    super(`Backend proxy error: ${reason}`, { cause })
  }
}

/** No complete answer within the time limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'

  constructor(limitMs: number) {
    super(`no answer within ${limitMs / 1000} s`)
  }
}

/** The server refused a subscription or an order; `message` can be shown to the visitor. */
export class RefusalError extends Error {
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
