import { type AlongMessages, alongMessages } from './alongMessages.js'
import { mergedOnce } from './mergedOnce.js'
import type { WidgetMessages } from './mergeMessages.js'

const merged = mergedOnce(alongMessages)

/** The texts for keeping, sharing and taking a plan along, with the host's in place of ours. */
export const hostAlongWords = (first: WidgetMessages): AlongMessages['along'] => merged(first).along
