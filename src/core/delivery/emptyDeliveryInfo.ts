import type { DeliveryInfo } from './deliveryInfo.js'

/** What a new address form holds. */
export const EMPTY_DELIVERY_INFO = {
  address: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
  deliveryInstructions: '',
} as const satisfies DeliveryInfo
