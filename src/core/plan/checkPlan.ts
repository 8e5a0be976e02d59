import type { GivenFoods } from '../food/food.js'
import type { Profile } from '../profile.js'
import { findViolations } from './findViolations.js'
import type { FreeMeal } from './plannedTargets.js'
import { planRulesFor } from './planRules.js'
import type { PlanViolation } from './planViolation.js'
import type { WeekPlan } from './weekPlan.js'

/**
 * The check that every plan passes before it is shown, whatever made it: the built-in planner, a model, a swap, a
 * shared link. An empty list means that nothing is wrong; {@link isHard} tells which violations forbid showing it.
 * @param foods the catalogue the plan was made from.
 * @param eatenOut the meals that are eaten out, as in `PlanState`. The share left free for them lowers their days'
 * targets.
 * @throws {TargetsError} when the profile has no positive daily target.
 */
export function checkPlan(
  week: WeekPlan,
  profile: Profile,
  foods?: GivenFoods,
  eatenOut?: readonly FreeMeal[] | null,
): readonly PlanViolation[] {
  return findViolations(week, planRulesFor(profile, foods), eatenOut ?? [])
}
