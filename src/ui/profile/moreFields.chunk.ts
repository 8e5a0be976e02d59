/** The fields of "More choices", which most visitors do not open. */
export * as planner from '../planner.chunk.js'
export { MoreFields } from './MoreFields.js'
