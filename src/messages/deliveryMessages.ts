import { delivery } from './en/delivery.js'

/** The texts of the Delivery tab. They load with the tabs beside the meals. */
export const deliveryMessages = { delivery }

export type DeliveryMessages = typeof deliveryMessages
