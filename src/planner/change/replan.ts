import type { PlanRules } from '../../core/plan/planRules.js'
import { withMadeFor } from '../../core/plan/withMadeFor.js'
import type { PlanState } from '../../core/state/planState.js'
import { planWeek } from '../week/planWeek.js'
import { takeWeek } from './takeWeek.js'

/** See `replanWeek`. */
export function replan(plan: PlanState, seed: number, rules: PlanRules): PlanState {
  const { favouriteDishIds, neverDishIds, pantryFoodIds } = plan
  const wishes = { favouriteDishIds, neverDishIds, homeFoodIds: pantryFoodIds }
  const week = planWeek({ ...rules, wishes }, { startDate: plan.week.startDate, seed })
  return takeWeek({ ...plan, seed }, withMadeFor(week, rules), rules)
}
