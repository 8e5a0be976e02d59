/** The planner's one door: everything outside enters here. */
export { completeDay } from './day/completeDay.js'
export { proposeMeal } from './day/proposeMeal.js'
export { plainName } from './dishes/dishName.js'
export { isMain } from './dishes/mealKind.js'
export { type Attempt, startAttempt } from './week/attempt.js'
export { type LedDish, planLeads } from './week/planLeads.js'
export { planWeek, type WeekStart } from './week/planWeek.js'
export { varietyFaults } from './week/variety.js'
