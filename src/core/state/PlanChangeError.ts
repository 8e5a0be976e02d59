import { CoreError } from '../CoreError.js'
import type { CoreWords } from '../words.js'

/** Why a plan cannot be changed as asked. */
export type PlanChangeProblem = keyof CoreWords['error']['planChange']

/** A plan cannot be changed as asked, and stays as it is. */
export class PlanChangeError extends CoreError {
  override readonly name = 'PlanChangeError'
  readonly problem: PlanChangeProblem

  constructor(problem: PlanChangeProblem) {
    super(({ error }) => error.planChange[problem])
    this.problem = problem
  }
}
