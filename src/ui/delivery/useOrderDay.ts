import { localDate } from '../../core/plan/localDate.js'
import type { OrderDay } from '../../store/orderContent.js'
import { usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'

/** The day that an order of the plan's list would have now, as the store counts it. */
export function useOrderDay({ week }: ShownPlan): OrderDay {
  return { date: localDate(usePlannerActions().now()), weekStart: week.startDate }
}
