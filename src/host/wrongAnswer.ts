import type { CallProblem } from '../api/apiErrors.js'
import { describeParts } from '../api/describeParts.js'
import { describeValue } from './describeValue.js'
import { PropError } from './PropError.js'
import type { Warn } from './useWarn.js'

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
