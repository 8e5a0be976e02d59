/** The "Take it along" sheet, in a chunk of its own. It loads with the first press. */
export * as planner from '../planner.chunk.js'
export { TakeAlongSheet } from './TakeAlongSheet.js'
