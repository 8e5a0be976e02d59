/** The tabs beside the meals, and the plan and the list on paper. They load after the plan's screen, since most plans open on the meals. */
export { importTakeAlong } from './along/importTakeAlong.js'
export { DeliveryTab } from './delivery/DeliveryTab.js'
export { GroceryTab } from './grocery/GroceryTab.js'
export { printGroceries } from './grocery/printGroceries.js'
export { loadNextParts } from './loadNextParts.js'
export { printPlan } from './plan/printPlan.js'
export * as planner from './planner.chunk.js'
export { PlanOnPaper } from './print/PlanOnPaper.js'
