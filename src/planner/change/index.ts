/** The planner's door for changes of a plan. It loads with the first change, since few visitors need it at once. */
export { bringBack } from './bringBack.js'
export { findFoodSwaps } from './findFoodSwaps.js'
export { findSwaps } from './findSwaps.js'
export { leaveOut } from './leaveOut.js'
export { move } from './move.js'
export { takeWeek } from './takeWeek.js'
export { withoutAvoided } from './withoutAvoided.js'
