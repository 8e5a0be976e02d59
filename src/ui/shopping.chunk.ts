/** The tabs beside the meals. They load after the plan's screen, since most plans open on the meals. */
export { DeliveryTab } from './delivery/DeliveryTab.js'
export { GroceryTab } from './grocery/GroceryTab.js'
export { loadNextParts } from './loadNextParts.js'
export * as planner from './planner.chunk.js'
