import { type DeliveryMessages, deliveryMessages } from '../../messages/deliveryMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { mergedOnce } from '../../messages/mergedOnce.js'

const merged = mergedOnce(deliveryMessages)

/** The texts of this folder. They load together with the code that uses them. */
export const useDeliveryMessages = (): DeliveryMessages['delivery'] => merged(useMessages()).delivery
