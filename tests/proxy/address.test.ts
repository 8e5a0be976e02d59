import { DELIVERY_ERRORS } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { openDeliveryInfo } from '../../proxy/delivery/readSubscriptions.js'
import { ADDRESS } from './support/address.js'
import { sendSubscription as send, subscribe } from './support/calls.js'
import { testProxy } from './support/testProxy.js'

describe('the address of a subscription', () => {
  it.each([
    ['a missing city', { city: ' ' }, { city: 'Enter your city' }],
    ['an unknown state', { state: 'ZZ' }, { state: 'ZZ is not a US state or territory we deliver to' }],
    [
      'a military address',
      { state: 'AE', zipCode: '09012' },
      { state: 'AE is not a US state or territory we deliver to' },
    ],
    ['a ZIP code of another state', { zipCode: '10001' }, { zipCode: 'ZIP code 10001 is not in CA' }],
    ['a ZIP code that nobody has', { zipCode: '00000' }, { zipCode: 'ZIP code 00000 is not in CA' }],
    ['a phone number that cannot exist', { phone: '000-000-0000' }, { phone: DELIVERY_ERRORS.phone }],
    [
      'a street without a letter or digit',
      { address: '-- ,' },
      { address: 'Enter a street address with letters or digits' },
    ],
    ['a city without a letter', { city: '123' }, { city: 'Enter a city with letters' }],
    [
      'a control character',
      { address: '1600 Harborview\u0007 Terrace' },
      { address: 'Remove the characters that cannot be printed' },
    ],
    [
      'text that turns its direction',
      { deliveryInstructions: 'Ring at \u202e4321' },
      { deliveryInstructions: 'Remove the characters that cannot be printed' },
    ],
    [
      'two faults at once',
      { address: '', state: 'California' },
      { address: 'Enter your street address', state: 'Enter your state as 2 letters, such as CA' },
    ],
  ])('is refused for %s, which the answer names by its field', async (_name, change, fieldErrors) => {
    const { app, store } = await testProxy()
    const response = await send(app, { ...ADDRESS, ...change })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ error: `${Object.values(fieldErrors).join('. ')}.`, fieldErrors })
    expect(await store.list()).toEqual([])
  })

  it.each([
    ['a state in small letters', { state: 'hi', zipCode: '96815' }],
    ['a ZIP+4 code in Puerto Rico', { state: 'PR', zipCode: '00901-1234' }],
    ['a ZIP code of Guam', { state: 'GU', zipCode: '96910' }],
    ["Connecticut's ZIP prefix on a New York island", { state: 'NY', zipCode: '06390' }],
    ["Idaho's ZIP prefix in a Wyoming village", { state: 'WY', zipCode: '83414' }],
    ['instructions in several lines', { deliveryInstructions: 'Ring twice.\r\nLeave it 🙂' }],
    ['letters of another script', { address: '12 Calle Peñón', city: 'Cañon City' }],
    ['no delivery instructions', { deliveryInstructions: undefined }],
  ])('is accepted with %s', async (_name, change) => {
    const { app } = await testProxy()
    await subscribe(app, { ...ADDRESS, ...change })
  })

  it.each([
    ['(415) 555-0123', '+14155550123'],
    ['1-415-555-0123 ext. 7', '+14155550123;ext=7'],
    ['+1 415.555.0123', '+14155550123'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+49-(0) 30 90182 0123', '+4930901820123'],
    ['+39 (0)6 6982 0123', '+390669820123'],
  ])('keeps the phone number %s in E.164', async (typed, phone) => {
    const { app, store, vault } = await testProxy()
    await subscribe(app, { ...ADDRESS, phone: typed })
    const [stored] = await store.list()
    expect(stored && openDeliveryInfo(vault, stored)).toMatchObject({ phone, state: 'CA' })
  })
})
