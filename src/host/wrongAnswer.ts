import type { CallProblem } from '../api/apiErrors.js'
import { describeParts } from '../api/describeParts.js'
import { describeValue } from './describeValue.js'
import { PropError } from './PropError.js'
import type { Warn } from './useWarn.js'

/**
 * Whether a callback's answer says that nothing was done: `false`, an `{ error }` as a server has it, or the answer of a
 * `fetch` to an error status.
 */
export function saysNo(answer: unknown): boolean {
  const { ok, error }: { readonly ok?: unknown; readonly error?: unknown } = Object(answer)
  return answer === false || ok === false || Boolean(error)
}

/**
 * The error of a callback whose answer cannot be used, or says no. The console has it, too.
 * @param expected what it should resolve to.
 */
export function wrongAnswer(
  callback: string,
  expected: string,
  answer: unknown,
  problem: CallProblem,
  warn: Warn,
): PropError {
  const hint =
    typeof Object(answer).ok === 'boolean'
      ? ' fetch does not reject on an error status: check response.ok.'
      : ''
  const fault = `${callback} must resolve to ${expected}, or reject; its answer is ${describeParts(answer) ?? describeValue(answer)}, so it counts as failed.${hint}`
  warn(fault)
  return new PropError(fault, problem)
}
