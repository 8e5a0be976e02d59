/** What goes along: the sheet of a plan, its text, and the list alone. It loads with the first press on one of them. */
export * as shopping from '../shopping.chunk.js'
export { shareList } from './shareList.js'
export { TakeAlongSheet } from './TakeAlongSheet.js'
export { wholePlanText } from './wholePlanText.js'
