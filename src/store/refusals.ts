/** From this status on the server failed, or one before it, and may have done what it was asked for. */
const FIRST_FAULT_STATUS = 500

const NOT_FOUND = 404

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

const partsOf = (error: unknown): { readonly status?: unknown; readonly problem?: unknown } => Object(error)

/** Whether a server gave no answer of its own, so that nobody knows what it has done. */
export function isUnanswered(error: unknown): boolean {
  const { status, problem } = partsOf(error)
  return problem === 'unreachable' || problem === 'noAnswer' || Number(status) >= FIRST_FAULT_STATUS
}

/** Whether a server says that the subscription no longer exists. An address that nothing answers at gives no reason. */
export const isGone = (error: unknown) =>
  isRefusal(error) && error.status === NOT_FOUND && !partsOf(error).problem
