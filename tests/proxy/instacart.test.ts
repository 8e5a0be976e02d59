import { builtInFoods, builtInSeasonings } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { ConfigError } from '../../proxy/config/configError.js'
import { createInstacart } from '../../proxy/delivery/instacart/createInstacart.js'
import { createLinkCache } from '../../proxy/delivery/instacart/linkCache.js'
import { toMeasurements } from '../../proxy/delivery/instacart/toMeasurements.js'
import { instacartProvider } from '../../proxy/delivery/providers/instacartProvider.js'
import { EGGS, placeOrder, sendOrder, subscribe } from './support/calls.js'
import { fakeInstacart, INSTACART_KEY, INSTACART_LINK } from './support/fakeInstacart.js'
import { answerJson, hang, hangUp } from './support/fakeUpstream.js'
import { testProxy } from './support/testProxy.js'

const UNANSWERED = 'The delivery service did not answer. Try again in a few minutes.'
const TIMEOUT_MS = 200

async function shopWith(options: Parameters<typeof fakeInstacart>[0] = {}) {
  const instacart = await fakeInstacart(options)
  const provider = createInstacart({
    apiKey: INSTACART_KEY,
    baseUrl: instacart.baseUrl,
    checkoutHosts: ['www.instacart.com'],
    timeoutMs: TIMEOUT_MS,
  })
  const proxy = await testProxy({ provider })
  return { ...proxy, instacart, subscription: await subscribe(proxy.app) }
}

describe('an order through Instacart', () => {
  it('becomes a list of names and measurements, and gives the link to it', async () => {
    const { app, subscription, instacart } = await shopWith()
    const items = [...EGGS, { foodId: 'salmon', quantity: 1.25, unit: 'lb' }]
    expect(await placeOrder(app, subscription, items)).toEqual({ checkoutUrl: INSTACART_LINK })
    expect(instacart.faults).toEqual([])
    expect(instacart.bodies()[0]).toEqual({
      title: 'Groceries for the week',
      link_type: 'shopping_list',
      expires_in: 30,
      line_items: [
        { name: 'Eggs, large', line_item_measurements: [{ quantity: 24, unit: 'each' }] },
        { name: 'Salmon fillet', line_item_measurements: [{ quantity: 1.25, unit: 'pound' }] },
      ],
    })
    expect(JSON.stringify(instacart.bodies()[0])).not.toMatch(/Harborview|94103|555|sub_|ord_/)
  })

  it('may hold every built-in food in every pack', async () => {
    const { app, subscription, instacart } = await shopWith()
    const items = [...builtInFoods, ...builtInSeasonings].flatMap(({ id, pack, smallPacks = [] }) =>
      [pack, ...smallPacks].map(({ unit }) => ({ foodId: id, quantity: 2, unit })),
    )
    for (let from = 0; from < items.length; from += 200) {
      await placeOrder(app, subscription, items.slice(from, from + 200))
    }
    expect(instacart.faults).toEqual([])
  })

  it('asks only once for the same list, whoever orders it', async () => {
    const { app, subscription, instacart } = await shopWith()
    const other = await subscribe(app)
    await Promise.all([placeOrder(app, subscription), placeOrder(app, other)])
    await placeOrder(app, subscription)
    expect(instacart.bodies()).toHaveLength(1)
    await placeOrder(app, subscription, [{ ...EGGS[0], quantity: 3 }])
    expect(instacart.bodies()).toHaveLength(2)
  })

  it.each([
    ['another site', 'https://instacart.example/store'],
    ['a site with its name in front', 'https://www.instacart.com.evil.example/store'],
    ['a login', 'https://www.instacart.com@evil.example/store'],
    ['a name and a password', 'https://me:secret@www.instacart.com/store'],
    ['http', 'http://www.instacart.com/store'],
    ['another port', 'https://www.instacart.com:8443/store'],
    ['a script', 'javascript:alert(1)'],
    ['no link', null],
  ])('refuses an answer that leads to %s', async (_name, link) => {
    const { app, subscription, log } = await shopWith({ link })
    const response = await sendOrder(app, subscription)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ error: UNANSWERED })
    expect(log).toContainEqual(
      expect.objectContaining({
        event: 'delivery-failure',
        code: link === null ? 'NO_LINK' : 'FOREIGN_LINK',
      }),
    )
  })

  it.each([
    ['a time-out', hang, 'NO_ANSWER'],
    ['a connection that breaks', hangUp, 'NO_ANSWER'],
    ['an overload', answerJson(429, {}), 'STATUS_429'],
    ['a redirect', answerJson(302, {}, { Location: '/elsewhere' }), 'STATUS_302'],
    ['an answer that is not JSON', answerJson(200, undefined), 'NO_ANSWER'],
    ['an answer of two megabytes', answerJson(200, { products_link_url: 'x'.repeat(2e6) }), 'NO_ANSWER'],
  ])('is not sent again after %s, until the visitor presses again', async (_name, react, code) => {
    const { app, subscription, instacart, log } = await shopWith({ react })
    for (let press = 1; press <= 2; press++) {
      const response = await sendOrder(app, subscription, EGGS, { 'Idempotency-Key': 'key-1' })
      expect(response.status).toBe(502)
      expect(await response.json()).toEqual({ error: UNANSWERED })
      expect(instacart.bodies()).toHaveLength(press)
    }
    expect(log).toContainEqual(expect.objectContaining({ event: 'delivery-failure', code }))
    expect(JSON.stringify(log)).not.toContain(INSTACART_KEY)
  })
})

describe('the links that are kept', () => {
  it('still have the newer one of a list when an older call for it fails', async () => {
    let fail = (_reason: Error): void => undefined
    const slow = new Promise<string>((_, reject) => {
      fail = reject
    })
    let calls = 0
    const linkTo = createLinkCache(() => {
      calls++
      return calls === 1 ? slow : Promise.resolve(`${INSTACART_LINK}${calls}`)
    })
    const first = linkTo('eggs')
    for (let list = 1; list <= 500; list++) await linkTo(`list ${list}`)
    const newer = await linkTo('eggs')
    fail(new Error('no answer'))
    await expect(first).rejects.toThrow('no answer')
    expect(await linkTo('eggs')).toBe(newer)
  })
})

describe('the measurements of a line', () => {
  it.each([
    ['lb', 1.5, [{ quantity: 1.5, unit: 'pound' }]],
    ['lb', 1, [{ quantity: 1, unit: 'pound' }]],
    ['lb', 1.0625, [{ quantity: 1.0625, unit: 'pound' }]],
    ['lb', 0.0625, [{ quantity: 1, unit: 'ounce' }]],
    ['lb', 0.75, [{ quantity: 12, unit: 'ounce' }]],
    ['half dozen', 1, [{ quantity: 6, unit: 'each' }]],
    ['half gallon', 1, [{ quantity: 0.5, unit: 'gallon' }]],
    ['bunch', 2, [{ quantity: 2, unit: 'bunch' }]],
    ['lemon', 2, [{ quantity: 2, unit: 'each' }]],
    [
      'can (15 oz)',
      2,
      [
        { quantity: 2, unit: 'can' },
        { quantity: 30, unit: 'ounce' },
      ],
    ],
    [
      'can (13.5 fl oz)',
      2,
      [
        { quantity: 2, unit: 'can' },
        { quantity: 27, unit: 'fl oz can' },
      ],
    ],
    [
      'bottle (16.9 fl oz)',
      1,
      [
        { quantity: 1, unit: 'each' },
        { quantity: 16.9, unit: 'fl oz container' },
      ],
    ],
    ['pack (10 ct)', 1, [{ quantity: 1, unit: 'package' }]],
    [
      'strip (3 packets)',
      2,
      [
        { quantity: 2, unit: 'each' },
        { quantity: 6, unit: 'packet' },
      ],
    ],
    ['crate of ten', 1, [{ quantity: 1, unit: 'each' }]],
  ])('are those of %s × %s', (unit, quantity, measurements) => {
    expect(toMeasurements({ quantity, unit })).toEqual(measurements)
  })
})

describe('DELIVERY_PROVIDER=instacart', () => {
  it('needs a key', () => {
    expect(() => instacartProvider.create({})).toThrow(
      new ConfigError('INSTACART_API_KEY is not set. DELIVERY_PROVIDER=instacart needs it.'),
    )
  })

  it('refuses a value that is not a host', () => {
    const variables = { INSTACART_API_KEY: 'k', INSTACART_CHECKOUT_HOSTS: 'https://www.instacart.com' }
    expect(() => instacartProvider.create(variables)).toThrow(
      /^INSTACART_CHECKOUT_HOSTS is .* It must be hosts such as www\.instacart\.com, separated by commas\.$/,
    )
  })
})
