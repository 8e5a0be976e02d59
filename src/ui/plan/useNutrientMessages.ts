import { useMessages } from '../../messages/MessagesContext.js'
import { mergedOnce } from '../../messages/mergedOnce.js'
import { type NutrientMessages, nutrientMessages } from '../../messages/nutrientMessages.js'

const merged = mergedOnce(nutrientMessages)

/** The texts about vitamins and minerals. They load on demand, together with the code that uses them. */
export const useNutrientMessages = (): NutrientMessages['nutrients'] => merged(useMessages()).nutrients
