import type { CallProblem } from '../api/apiErrors.js'

/** A prop is wrong, so nothing is sent. The message is for the host's developer: it names the prop and what to do. */
export class PropError extends Error {
  override readonly name = 'PropError'
  /** The name of the visitor's text. */
  readonly problem: CallProblem

  constructor(message: string, problem: CallProblem = 'noDelivery') {
    super(message)
    this.problem = problem
  }
}
