/** Everything that edits the grocery list, in one lazy chunk. It loads when the list is first shown. */
export { KeepAwake } from './KeepAwake.js'
export { OwnItemForm } from './OwnItemForm.js'
export { RowEditor } from './RowEditor.js'
