import { hostNutrientWords } from '../../messages/hostNutrientWords.js'
import { useMessages } from '../../messages/MessagesContext.js'
import type { NutrientMessages } from '../../messages/nutrientMessages.js'

/** The texts about vitamins and minerals. They load on demand, together with the code that uses them. */
export const useNutrientMessages = (): NutrientMessages['nutrients'] => hostNutrientWords(useMessages())
