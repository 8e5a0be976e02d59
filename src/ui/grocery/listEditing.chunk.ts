/** The code that edits the grocery list, in one lazy chunk. It loads when the list first shows. */
export { KeepAwake } from './KeepAwake.js'
export { OwnItemForm } from './OwnItemForm.js'
export { RowEditor } from './RowEditor.js'
