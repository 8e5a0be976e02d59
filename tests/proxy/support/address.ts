/** An address that the server accepts. */
export const ADDRESS = {
  address: '1600 Harborview Terrace',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94103',
  phone: '(415) 555-0123',
  deliveryInstructions: 'Leave it with Ottoline',
}
