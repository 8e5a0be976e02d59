/**
 * Parts that few plans need: remarks about meals that the reader must avoid, and the way back to the reader's own plan.
 */
export * as planner from '../planner.chunk.js'
export { MealConflictDetails } from './MealConflictDetails.js'
export { SharedPlanDetails } from './SharedPlanDetails.js'
