import { CoreError } from '../CoreError.js'
import type { CoreWords } from '../words.js'

/** Why a plan cannot be changed as asked. */
export type PlanChangeProblem = keyof CoreWords['error']['planChange']

/** A plan cannot be changed as asked, and stays as it is. */
export class PlanChangeError extends CoreError {
  override readonly name = 'PlanChangeError'
  readonly problem: PlanChangeProblem

  /** @param meal the name of the locked meal */
  constructor(problem: PlanChangeProblem, meal = '') {
    super(({ error: { planChange } }) =>
      problem === 'locked' ? planChange.locked(meal) : planChange[problem],
    )
    this.problem = problem
  }
}
