import {
  DELIVERY_ERRORS,
  DELIVERY_LIMITS,
  deliveryEstimate,
  deliveryInfoSchema,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { US_STATES } from '../../src/core/delivery/usStates.js'

describe('deliveryEstimate', () => {
  it.each([
    [100, { serviceFee: 5, weekly: 105, monthly: 464.65 }],
    [87.43, { serviceFee: 4.37, weekly: 91.8, monthly: 407.5 }],
    [10.1, { serviceFee: 0.51, weekly: 10.61, monthly: 55.92 }],
    [500, { serviceFee: 25, weekly: 525, monthly: 2283.25 }],
    [0, { serviceFee: 0, weekly: 0, monthly: 10 }],
  ])('prices groceries of $%d a week at %o', (groceryTotal, expected) => {
    expect(deliveryEstimate(groceryTotal)).toEqual(expected)
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a grocery total of %d', (groceryTotal) => {
    expect(() => deliveryEstimate(groceryTotal)).toThrow(RangeError)
  })
})

const info = {
  address: '500 Howard St, Apt 4',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94105',
  phone: '(415) 555-0123',
}

describe('deliveryInfoSchema', () => {
  it('takes an address without delivery instructions', () => {
    expect(deliveryInfoSchema.parse(info)).toEqual(info)
    expect(deliveryInfoSchema.parse({ ...info, deliveryInstructions: ' Ring twice ' })).toEqual({
      ...info,
      deliveryInstructions: 'Ring twice',
    })
  })

  it('trims texts and puts the state in capitals', () => {
    const typed = {
      address: ' 500 Howard St, Apt 4 ',
      city: 'San Francisco\n',
      state: ' ca ',
      zipCode: ' 94105 ',
      phone: ' (415) 555-0123 ',
    }
    expect(deliveryInfoSchema.parse(typed)).toEqual(info)
  })

  it('leaves off what a pasted text brings along', () => {
    const typed = {
      ...info,
      address: '\u202d500 Howard St,\tApt 4\u202c',
      phone: '\u202a(415) 555-0123\u202c\u200e',
    }
    expect(deliveryInfoSchema.parse(typed)).toEqual(info)
  })

  it('reads digits that a Japanese keyboard typed', () => {
    const typed = { ...info, zipCode: '９４１０５', phone: '（４１５）　５５５－０１２３' }
    expect(deliveryInfoSchema.parse(typed)).toEqual(info)
  })

  it.each([
    ['zipCode', '94105-1234'],
    ['phone', '4155550123'],
    ['phone', '+1 415.555.0123'],
    ['phone', '1-415-555-0123'],
    ['phone', '415-555-0123 ext. 12'],
    ['phone', '+44 20 7946 0958'],
    ['phone', '+44 (0)20 7946 0958'],
    ['state', 'pr'],
    ['address', 'x'.repeat(200)],
    ['deliveryInstructions', 'x'.repeat(500)],
    ['deliveryInstructions', ''],
  ] as const)('accepts the %s "%s"', (field, value) => {
    expect(deliveryInfoSchema.safeParse({ ...info, [field]: value }).success).toBe(true)
  })

  it.each([
    ['address', ''],
    ['address', '   '],
    ['city', ' '],
    ['state', ''],
    ['state', 'C'],
    ['state', 'CAL'],
    ['state', 'C1'],
    ['zipCode', ''],
    ['zipCode', '9410'],
    ['zipCode', '941056'],
    ['zipCode', '94105-12'],
    ['zipCode', '94105 1234'],
    ['phone', ''],
    ['phone', '555-0123'],
    ['phone', '555-0123 x1234'],
    ['phone', 'call me at 4155550123'],
    ['phone', '000-000-0000'],
    ['phone', '(115) 555-0123'],
    ['phone', '415-055-0123'],
    ['phone', '44 20 7946 0958'],
    ['phone', '+0 20 7946 0958'],
    ['phone', '+1 20 7046 0958'],
    ['phone', '(0)20 7946 0958'],
    ['phone', '1234567890123456'],
    ['phone', `4155550123${' '.repeat(40)}1`],
    ['deliveryInstructions', 'x'.repeat(501)],
    ['city', 7],
    ['phone', undefined],
  ] as const)('refuses the %s "%s" and says what to enter', (field, value) => {
    const result = deliveryInfoSchema.safeParse({ ...info, [field]: value })
    expect(result.error?.issues[0]).toMatchObject({ path: [field], message: DELIVERY_ERRORS[field] })
  })

  it.each([
    ['address', 'Street address is too long: at most 200 characters'],
    ['city', 'City is too long: at most 100 characters'],
  ] as const)('says that the %s is too long', (field, message) => {
    const { maxLength } = DELIVERY_LIMITS[field]
    const result = deliveryInfoSchema.safeParse({ ...info, [field]: 'x'.repeat(maxLength + 1) })
    expect(result.error?.issues).toMatchObject([{ path: [field], message }])
  })
})

describe('US_STATES', () => {
  it('names every state, the district and the territories, each with a code that the form accepts', () => {
    expect(US_STATES).toHaveLength(56)
    expect(new Set(US_STATES.map((state) => state.code)).size).toBe(56)
    expect(US_STATES.map((state) => state.name)).toEqual([...US_STATES.map((state) => state.name)].sort())
    for (const { code } of US_STATES) {
      expect(deliveryInfoSchema.parse({ ...info, state: code }).state).toBe(code)
    }
  })
})
