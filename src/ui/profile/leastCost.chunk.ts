/** The least that a week costs. It loads with the first targets. */
export * as planner from '../planner.chunk.js'
export { LeastCostNote } from './LeastCostNote.js'
