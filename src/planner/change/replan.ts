import type { PlanRules } from '../../core/plan/planRules.js'
import { withMadeFor } from '../../core/plan/withMadeFor.js'
import type { PlanState } from '../../core/state/planState.js'
import { type Pause, takeStepsWithPauses } from '../steps.js'
import { planWeek } from '../week/planWeek.js'
import { takeWeek } from './takeWeek.js'

/** See `replanWeek`. */
export async function replan(
  plan: PlanState,
  seed: number,
  rules: PlanRules,
  pause: Pause,
): Promise<PlanState> {
  const { favouriteDishIds, neverDishIds, pantryFoodIds } = plan
  const wishes = { favouriteDishIds, neverDishIds, homeFoodIds: pantryFoodIds }
  const start = { startDate: plan.week.startDate, seed }
  const week = await takeStepsWithPauses(planWeek({ ...rules, wishes }, start), pause)
  return takeWeek({ ...plan, seed }, withMadeFor(week, rules), rules)
}
