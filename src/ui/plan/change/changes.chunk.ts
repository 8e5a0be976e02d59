/** What opens when a visitor changes a meal, in a chunk of its own. It loads with the first such change, or beside a meal out. */
export * as planner from '../../planner.chunk.js'
export { avoiding } from './avoiding.js'
export { FoodSwaps } from './FoodSwaps.js'
export { MealMenu } from './MealMenu.js'
export { MealOutDetails } from './MealOutDetails.js'
export { SwapSheet } from './SwapSheet.js'
