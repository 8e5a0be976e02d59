import { CoreError } from '../CoreError.js'
import { findViolations } from './findViolations.js'
import type { PlanRules } from './planRules.js'
import { isHard, type PlanViolation } from './planViolation.js'
import type { WeekPlan } from './weekPlan.js'

/** A week breaks a hard rule, for example by holding an avoided food, and must not be shown. */
export class PlanRefusedError extends CoreError {
  override readonly name = 'PlanRefusedError'
  readonly violations: readonly PlanViolation[]

  constructor(violations: readonly PlanViolation[]) {
    super(({ error }) => error.planRefused)
    this.violations = violations
  }
}

/**
 * The last check of a week before a visitor sees it, whatever made it.
 * @throws {PlanRefusedError} when it breaks a hard rule.
 */
export function requireSafePlan(week: WeekPlan, rules: PlanRules): void {
  const broken = findViolations(week, rules).filter(isHard)
  if (broken.length > 0) throw new PlanRefusedError(broken)
}
