import type { Pace } from '../limits/slots.js'

/**
 * Why there is no answer. `overloaded`: the model is overloaded, out of reach or too slow. `rate-limited`: it asks for
 * fewer calls. `rejected`: it refused the call, for example for a wrong key. `unusable`: the answer is cut off, a refusal
 * or of another shape.
 */
export type ModelErrorReason = 'overloaded' | 'rate-limited' | 'rejected' | 'unusable'

interface ModelErrorOptions {
  readonly tokens?: number | undefined
  readonly pace?: Pace | undefined
  readonly mayRepeat?: boolean
}

/** A model gave no usable answer. `detail` is for the operator's log and holds no text of the prompt or the answer. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly reason: ModelErrorReason
  readonly detail: string
  /** What the call cost: 0 if the model never began to work; `undefined` if the cost is unknown. */
  readonly tokens: number | undefined
  readonly pace: Pace | undefined
  /** Whether an immediate repeat may succeed, for example after a connection that was closed while idle. */
  readonly mayRepeat: boolean

  constructor(
    reason: ModelErrorReason,
    detail: string,
    { tokens, pace, mayRepeat = false }: ModelErrorOptions = {},
  ) {
    super(`${reason}: ${detail}`)
    this.reason = reason
    this.detail = detail
    this.tokens = tokens
    this.pace = pace
    this.mayRepeat = mayRepeat
  }
}

const TOO_MANY_REQUESTS = 429
const FIRST_SERVER_ERROR = 500
/** "Service unavailable", and Claude's "overloaded". */
const TOO_BUSY: readonly number[] = [503, 529]

function reasonFor(status: number): ModelErrorReason {
  if (status === TOO_MANY_REQUESTS) return 'rate-limited'
  return status >= FIRST_SERVER_ERROR ? 'overloaded' : 'rejected'
}

/** The error for a failure status from the model's API. Other server errors may come after the model's work. */
export function modelErrorForStatus(status: number, pace: Pace): ModelError {
  const isTooFast = status === TOO_MANY_REQUESTS || TOO_BUSY.includes(status)
  const wasRefused = isTooFast || status < FIRST_SERVER_ERROR
  return new ModelError(reasonFor(status), `upstream status ${status}`, {
    tokens: wasRefused ? 0 : undefined,
    pace: { ...pace, isTooFast },
  })
}
