/**
 * Why a model gave no answer: it has too much to do or is out of reach, it wants fewer calls, it refused the call
 * (a wrong key or model name), or what it said cannot be used (cut off, refused, not in the expected shape).
 */
export type ModelErrorReason = 'overloaded' | 'rate-limited' | 'rejected' | 'unusable'

/** A model gave no usable answer. `detail` is for the operator's log and holds no text of the prompt or the answer. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly reason: ModelErrorReason
  readonly detail: string
  /** The call was turned away before the model did anything, so that no tokens are charged. */
  readonly costsNothing: boolean

  constructor(reason: ModelErrorReason, detail: string, { costsNothing = false } = {}) {
    super(`${reason}: ${detail}`)
    this.reason = reason
    this.detail = detail
    this.costsNothing = costsNothing
  }
}

const TOO_MANY_REQUESTS = 429
const FIRST_SERVER_ERROR = 500

function reasonFor(status: number): ModelErrorReason {
  if (status === TOO_MANY_REQUESTS) return 'rate-limited'
  return status >= FIRST_SERVER_ERROR ? 'overloaded' : 'rejected'
}

/** The error for an upstream answer with a failure status. */
export function modelErrorForStatus(status: number): ModelError {
  return new ModelError(reasonFor(status), `upstream status ${status}`, { costsNothing: true })
}
