import { alongMessages } from './alongMessages.js'
import { deliveryMessages } from './deliveryMessages.js'
import { firstMessages } from './firstMessages.js'
import { nutrientMessages } from './nutrientMessages.js'
import { planMessages } from './planMessages.js'
import { recipeMessages } from './recipeMessages.js'
import { swapMessages } from './swapMessages.js'

/**
 * Every text that the widget shows, in English and by screen. A text with gaps is a function of the values for the gaps.
 * `core` has the words that also appear in downloads and errors: meals, kitchen measures, store units. The widget imports
 * the seven parts separately, because esbuild would put this whole file into the first load.
 */
export const defaultMessages = {
  ...firstMessages,
  ...planMessages,
  ...deliveryMessages,
  ...nutrientMessages,
  ...recipeMessages,
  ...swapMessages,
  ...alongMessages,
}

/** Every visible text of the widget: a string, or a function of what it speaks of. */
export type Messages = typeof defaultMessages
