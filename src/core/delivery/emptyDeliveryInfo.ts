import type { DeliveryInfo } from './deliveryInfo.js'

/** The fields of a new address form. */
export const EMPTY_DELIVERY_INFO = {
  address: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
  deliveryInstructions: '',
} as const satisfies DeliveryInfo
