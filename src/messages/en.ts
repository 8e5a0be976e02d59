import { alongMessages } from './alongMessages.js'
import { firstMessages } from './firstMessages.js'
import { planMessages } from './planMessages.js'
import { recipeMessages } from './recipeMessages.js'

/**
 * Every text that the widget shows, in English and by screen. A text with gaps is a function of what fills them. `core`
 * has the words that also appear in downloads and errors: meals, kitchen measures, store units. The widget imports the four
 * parts itself: esbuild would load all of this file at first.
 */
export const defaultMessages = { ...firstMessages, ...planMessages, ...recipeMessages, ...alongMessages }

export type Messages = typeof defaultMessages
