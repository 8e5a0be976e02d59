/** What goes along: the sheet of a plan, and the list alone. It loads with the first press on either. */
export * as planner from '../planner.chunk.js'
export { shareList } from './shareList.js'
export { TakeAlongSheet } from './TakeAlongSheet.js'
