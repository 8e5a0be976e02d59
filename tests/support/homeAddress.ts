import type { DeliveryInfo } from 'react-meal-planner'

/** An address that the form accepts. */
export const home: DeliveryInfo = {
  address: '12 Elm Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  phone: '503 555 0123',
}
