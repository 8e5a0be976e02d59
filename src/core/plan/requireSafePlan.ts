import { CoreError } from '../CoreError.js'
import type { Food } from '../food/food.js'
import type { Profile } from '../profile.js'
import { checkPlan } from './checkPlan.js'
import { isHard, type PlanViolation } from './planViolation.js'
import type { WeekPlan } from './weekPlan.js'

/** A week broke a hard rule, such as holding an avoided food, and must not be shown. */
export class PlanRefusedError extends CoreError {
  override readonly name = 'PlanRefusedError'
  readonly violations: readonly PlanViolation[]

  constructor(violations: readonly PlanViolation[]) {
    const [first] = violations
    super(({ error }) => error.planRefused(`${first?.code}`, first?.foodId ?? ''))
    this.violations = violations
  }
}

/**
 * The last look at a week before a visitor sees it, whatever made it.
 * @param foods the catalogue it was made from.
 * @throws {PlanRefusedError} when it breaks a hard rule.
 */
export function requireSafePlan(week: WeekPlan, profile: Profile, foods: readonly Food[]): void {
  const broken = checkPlan(week, profile, foods).filter(isHard)
  if (broken.length > 0) throw new PlanRefusedError(broken)
}
