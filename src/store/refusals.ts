import { NO_SUBSCRIPTION } from '../core/delivery/noSubscription.js'

/** From this status on the server failed, or one before it, and may have done what it was asked for. */
const FIRST_FAULT_STATUS = 500
/** From this status up to that one the server refuses. */
const FIRST_REFUSAL_STATUS = 400

/**
 * The API client's `RefusalError`, recognised by its shape, because a host with the script tag cannot import the class.
 */
interface Refusal extends Error {
  readonly status: number
  readonly fieldErrors: Readonly<Record<string, string>>
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'fieldErrors' in error && error.fieldErrors instanceof Object

const partsOf = (
  error: unknown,
): {
  readonly status?: unknown
  readonly problem?: unknown
  readonly code?: unknown
  readonly url?: unknown
} => Object(error)

/**
 * Whether a server has refused what it was asked for, so that it cannot have done it: by its status or, in an answer of
 * success, by a reason of its own. Such an answer without either cannot be read, and says nothing.
 */
export function hasRefused(error: unknown): boolean {
  const { status, problem } = partsOf(error)
  const isSuccess = Number(status) < FIRST_REFUSAL_STATUS
  return isSuccess ? problem === null : Number(status) < FIRST_FAULT_STATUS
}

/** Whether a server gave no answer of its own, so that nobody knows what it has done. */
export function isUnanswered(error: unknown): boolean {
  const { status, problem } = partsOf(error)
  const hasStatus = Number.isFinite(Number(status))
  return problem === 'unreachable' || problem === 'noAnswer' || (hasStatus && !hasRefused(error))
}

/** Whether a call of our own got no answer, so that its key is sent again. A host's function may leave the key out. */
export const isRepeatable = (error: unknown) => isUnanswered(error) && partsOf(error).url !== undefined

/**
 * Whether a server says that the subscription no longer exists. It must say so by a code: a 404 is also the answer of an
 * address at which there is nothing, and the cancel code exists nowhere else.
 */
export const isGone = (error: unknown) => partsOf(error).code === NO_SUBSCRIPTION
