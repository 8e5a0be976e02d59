/** What few plans need: remarks about meals that are not for their reader, and the way back to the own plan. */
export { MealConflictDetails } from './MealConflictDetails.js'
export { SharedPlanDetails } from './SharedPlanDetails.js'
