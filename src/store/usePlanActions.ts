import { usePlannerStore } from './PlannerContext.js'
import { type PlanActions, planActionsOf } from './planActions.js'

/** The actions that change this widget's plan, for the screens that load with a plan. */
export const usePlanActions = (): PlanActions => planActionsOf(usePlannerStore())
