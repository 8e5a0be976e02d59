import { NO_SUBSCRIPTION } from '../core/delivery/noSubscription.js'

/** From this status on the server failed, or one before it, and may have done what it was asked for. */
const FIRST_FAULT_STATUS = 500

/**
 * The API client's `RefusalError`, recognised by its shape, because a host with the script tag cannot import the class.
 */
interface Refusal extends Error {
  readonly status: number
  readonly fieldErrors: Readonly<Record<string, string>>
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'fieldErrors' in error && error.fieldErrors instanceof Object

/** Whether a server has refused what it was asked for, so that it cannot have done it. */
export const hasRefused = (error: unknown) =>
  error instanceof Error && 'status' in error && Number(error.status) < FIRST_FAULT_STATUS

const partsOf = (
  error: unknown,
): {
  readonly status?: unknown
  readonly problem?: unknown
  readonly code?: unknown
  readonly url?: unknown
} => Object(error)

/** Whether a server gave no answer of its own, so that nobody knows what it has done. */
export function isUnanswered(error: unknown): boolean {
  const { status, problem } = partsOf(error)
  return problem === 'unreachable' || problem === 'noAnswer' || Number(status) >= FIRST_FAULT_STATUS
}

/** Whether a call of our own got no answer, so that its key is sent again. A host's function may leave the key out. */
export const isRepeatable = (error: unknown) => isUnanswered(error) && partsOf(error).url !== undefined

/**
 * Whether a server says that the subscription no longer exists. It must say so by a code: a 404 is also the answer of an
 * address at which there is nothing, and the cancel code exists nowhere else.
 */
export const isGone = (error: unknown) => partsOf(error).code === NO_SUBSCRIPTION
