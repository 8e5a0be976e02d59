import { useMessages } from '../../../messages/MessagesContext.js'
import { mergedOnce } from '../../../messages/mergedOnce.js'
import type { WidgetMessages } from '../../../messages/mergeMessages.js'
import { type SwapMessages, swapMessages } from '../../../messages/swapMessages.js'

const merged = mergedOnce(swapMessages)

export const swapMessagesOf = (first: WidgetMessages): SwapMessages['swaps'] => merged(first).swaps

/** The texts about other dishes and foods. They load on demand, together with the code that uses them. */
export const useSwapMessages = (): SwapMessages['swaps'] => swapMessagesOf(useMessages())
