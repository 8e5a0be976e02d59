import type { DeliveryInfo } from './deliveryInfo.js'

/** What to say when a field does not hold, by field. A host can translate them through `messages`. */
export const DELIVERY_ERRORS = {
  address: 'Enter your street address',
  city: 'Enter your city',
  state: 'Enter your state as 2 letters, such as CA',
  zipCode: 'Enter a ZIP code such as 94103 or 94103-1234',
  phone: 'Enter a phone number with at least 10 digits',
  deliveryInstructions: 'Enter delivery instructions of at most 500 characters',
} as const

/** What a new address form holds. */
export const EMPTY_DELIVERY_INFO = {
  address: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
  deliveryInstructions: '',
} as const satisfies DeliveryInfo
