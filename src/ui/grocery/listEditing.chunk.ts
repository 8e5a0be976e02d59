/** The code that edits the grocery list, in one lazy chunk. It loads when the list first shows. */
export * as planner from '../planner.chunk.js'
export { KeepAwake } from './KeepAwake.js'
export { OwnItemForm } from './OwnItemForm.js'
export { RowEditor } from './RowEditor.js'
