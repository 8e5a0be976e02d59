import type { AlongMessages } from '../../messages/alongMessages.js'
import { hostAlongWords } from '../../messages/hostAlongWords.js'
import { useMessages } from '../../messages/MessagesContext.js'

/** The texts of this folder. They load on demand, together with the code that uses them. */
export const useAlongMessages = (): AlongMessages['along'] => hostAlongWords(useMessages())
