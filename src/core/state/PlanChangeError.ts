import { CoreError } from '../CoreError.js'
import type { CoreWords } from '../words.js'

/** Why a plan cannot be changed as asked. */
export type PlanChangeProblem = keyof CoreWords['error']['planChange']

/** A plan cannot be changed as asked, and stays as it is. */
export class PlanChangeError extends CoreError {
  override readonly name = 'PlanChangeError'
  readonly problem: PlanChangeProblem

  /**
   * @param subject the name of the locked meal, or what the plan does not have: `message` says it to a developer, since
   * visitors choose only what is there.
   */
  constructor(problem: PlanChangeProblem, subject = '') {
    super(({ error: { planChange } }) =>
      problem === 'locked' ? planChange.locked(subject) : planChange[problem],
    )
    if (problem === 'not-in-plan' && subject) this.message += ` The plan has no ${subject}.`
    this.problem = problem
  }
}
