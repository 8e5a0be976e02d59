/**
 * Why there is no answer. `overloaded`: the model is overloaded, out of reach or too slow. `rate-limited`: it asks for
 * fewer calls. `rejected`: it refused the call, for example for a wrong key. `unusable`: the answer is cut off, a refusal
 * or of another shape.
 */
export type ModelErrorReason = 'overloaded' | 'rate-limited' | 'rejected' | 'unusable'

/** A model gave no usable answer. `detail` is for the operator's log and holds no text of the prompt or the answer. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly reason: ModelErrorReason
  readonly detail: string
  /** The model never began to work on the call, so nobody is charged for tokens. */
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

/** The error for a failure status from the model's API. */
export function modelErrorForStatus(status: number): ModelError {
  return new ModelError(reasonFor(status), `upstream status ${status}`, { costsNothing: true })
}
