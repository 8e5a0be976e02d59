/** The planner's door for changes of a plan. They load with the first one, since few visitors need them at once. */
export { bringBack } from './bringBack.js'
export { findFoodSwaps } from './findFoodSwaps.js'
export { findSwaps } from './findSwaps.js'
export { leaveOut } from './leaveOut.js'
export { move } from './move.js'
export { replan } from './replan.js'
export { takeWeek } from './takeWeek.js'
export { withoutAvoided } from './withoutAvoided.js'
