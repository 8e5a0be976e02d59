import type { AlongMessages } from '../../messages/alongMessages.js'
import { hostAlongWords } from '../../messages/hostAlongWords.js'
import { useMessages } from '../../messages/MessagesContext.js'

/** The texts of this room. What uses them loads on demand, and they with it. */
export const useAlongMessages = (): AlongMessages['along'] => hostAlongWords(useMessages())
