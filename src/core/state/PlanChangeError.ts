import { CoreError } from '../CoreError.js'

/** Why a plan cannot be changed as asked, in English. The name lets callers choose other words. */
const PROBLEMS = {
  /** The meal itself, or the one that it would change places with. */
  locked: 'This meal is locked. Unlock it first.',
  /** No such meal, food or day. */
  'not-in-plan': 'This is not in the plan now.',
  'last-meal': 'A day keeps at least one planned meal.',
  'no-other-dish': 'Nothing else that you may eat fits here.',
} as const
export type PlanChangeProblem = keyof typeof PROBLEMS

/** A plan cannot be changed as asked, and stays as it is. */
export class PlanChangeError extends CoreError {
  override readonly name = 'PlanChangeError'
  readonly problem: PlanChangeProblem

  constructor(problem: PlanChangeProblem) {
    super(() => PROBLEMS[problem])
    this.problem = problem
  }
}
