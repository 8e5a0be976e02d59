import { describe, expect, it } from 'vitest'
import { parseCatalog } from '../../proxy/catalog/parseCatalog.js'
import {
  type DeliveryService,
  DeliveryServiceError,
  type OrderLine,
} from '../../proxy/delivery/deliveryService.js'
import { createSoldFoods } from '../../proxy/delivery/soldFoods.js'
import { EGGS, eraseSubscription, placeOrder, sendOrder, subscribe } from './support/calls.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

const CHECKOUT = 'https://www.instacart.com/store/shopping_lists/1'

/** A delivery service that gives these answers in order, and then repeats the last one. */
function serviceThat(...answers: readonly (() => ReturnType<DeliveryService['order']>)[]) {
  const orders: { readonly id: string; readonly lines: readonly OrderLine[] }[] = []
  const provider: DeliveryService = {
    summary: 'Answers as the test says.',
    recordsSubscriptions: true,
    subscribe: () => Promise.resolve(),
    cancel: () => Promise.resolve(),
    order(id, lines) {
      orders.push({ id, lines })
      return answers[Math.min(orders.length, answers.length) - 1]?.() ?? Promise.resolve({ placed: true })
    },
  }
  return { provider, orders }
}

describe('an order', () => {
  it('is placed as soon as it is recorded', async () => {
    const { app, orderStore } = await testProxy()
    const { subscriptionId, eraseToken } = await subscribe(app)
    expect(await placeOrder(app, { subscriptionId, eraseToken })).toEqual({ placed: true })
    expect(await orderStore.list({ limit: 10 })).toMatchObject([{ subscriptionId, status: 'placed' }])
  })

  it('is made once for one key, however often it is sent', async () => {
    const { app, orderStore } = await testProxy()
    const subscription = await subscribe(app)
    await Promise.all(Array.from({ length: 5 }, () => placeOrder(app, subscription, EGGS, 'key-1')))
    await placeOrder(app, subscription, EGGS, 'key-1')
    expect(await orderStore.list({ limit: 10 })).toHaveLength(1)
    await placeOrder(app, subscription, EGGS, 'key-2')
    expect(await orderStore.list({ limit: 10 })).toHaveLength(2)
  })

  it('is refused after the last one of the day, and taken again on the next', async () => {
    let time = Date.parse('2026-11-21T23:58:30Z')
    const { app, orderStore } = await testProxy({ ordersPerDay: 2, now: () => time })
    const [subscription, other] = [await subscribe(app), await subscribe(app)]
    await placeOrder(app, subscription, EGGS, 'key-1')
    await placeOrder(app, subscription)
    const refused = await sendOrder(app, subscription)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('90')
    expect(await refused.json()).toEqual({
      error: 'This subscription has had all its orders for today. Order again tomorrow.',
    })
    // It is the first order again, and another subscription has orders of its own.
    await placeOrder(app, subscription, EGGS, 'key-1')
    await placeOrder(app, other)
    expect(await orderStore.list({ limit: 10 })).toHaveLength(3)
    time += 90_000
    await placeOrder(app, subscription)
  })

  it('is no more than the day allows if many are sent at once', async () => {
    const { app, orderStore } = await testProxy({ ordersPerDay: 3 })
    const subscription = await subscribe(app)
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendOrder(app, subscription)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await orderStore.list({ limit: 10 })).toHaveLength(3)
  })

  it('is refused under the key of an order for other food', async () => {
    const { app } = await testProxy()
    const subscription = await subscribe(app)
    await placeOrder(app, subscription, EGGS, 'key-1')
    const response = await sendOrder(app, subscription, [{ ...EGGS[0], quantity: 3 }], {
      'Idempotency-Key': 'key-1',
    })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      error: 'This order was already made with other food. Send it again as a new one.',
    })
  })

  it('may have the key that another subscription used', async () => {
    const { app, orderStore } = await testProxy()
    for (const subscription of [await subscribe(app), await subscribe(app)]) {
      await placeOrder(app, subscription, EGGS, 'key-1')
    }
    expect(await orderStore.list({ limit: 10 })).toHaveLength(2)
  })

  it('takes the token of its subscription, as a header or as a bearer', async () => {
    const { app } = await testProxy()
    const subscription = await subscribe(app)
    const other = await subscribe(app)
    const withToken = (eraseToken: string) => sendOrder(app, { ...subscription, eraseToken })
    expect((await withToken(other.eraseToken)).status).toBe(404)
    expect((await withToken('')).status).toBe(404)
    const body = JSON.stringify({ subscriptionId: subscription.subscriptionId, items: EGGS })
    const call = (headers: Readonly<Record<string, string>>) =>
      app.request('/api/delivery/order', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      })
    expect((await call({})).status).toBe(401)
    expect((await call({ Authorization: `Bearer ${subscription.eraseToken}` })).status).toBe(200)
  })

  it('is refused after its subscription was erased, and what was ordered before is gone', async () => {
    const { app, orderStore, database } = await testProxy()
    const subscription = await subscribe(app)
    await placeOrder(app, subscription, EGGS, 'key-1')
    await eraseSubscription(app, subscription.subscriptionId, subscription.eraseToken)
    const response = await sendOrder(app, subscription, EGGS, { 'Idempotency-Key': 'key-1' })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: 'There is no such subscription any more. Subscribe again.',
      code: 'no-subscription',
    })
    expect(await orderStore.list({ limit: 10 })).toEqual([])
    const rows = await database.read(database.query.selectFrom('orders').selectAll())
    expect(rows).toMatchObject([{ status: 'erased', sealed_order: null, body_mark: null, key_id: null }])
  })

  it('that was made before and is damaged ends neither its subscription nor the next order', async () => {
    const { app, database, log } = await testProxy()
    const subscription = await subscribe(app)
    await placeOrder(app, subscription, EGGS, 'key-1')
    await database.write(database.query.updateTable('orders').set({ sealed_order: new Uint8Array(60) }))
    const response = await sendOrder(app, subscription, EGGS, { 'Idempotency-Key': 'key-1' })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      error: 'The server can no longer read this order. Ask the shop about it before you order again.',
    })
    expect(log).toContainEqual(expect.objectContaining({ event: 'failure', error: 'UnreadableOrderError' }))
    await placeOrder(app, subscription, EGGS, 'key-2')
  })

  it.each([
    ['a list', []],
    ['no items', { subscriptionId: 'sub_1' }],
    ['food without an amount', { subscriptionId: 'sub_1', items: [{ foodId: 'eggs', unit: 'dozen' }] }],
    ['an amount below zero', { subscriptionId: 'sub_1', items: [{ ...EGGS[0], quantity: -1 }] }],
    ['an endless list', { subscriptionId: 'sub_1', items: Array.from({ length: 201 }, () => EGGS[0]) }],
    ['an id that is none', { subscriptionId: 'sub_1', items: [{ ...EGGS[0], foodId: 'Eggs & more' }] }],
  ])('is refused as %s', async (_name, body) => {
    const { app } = await testProxy()
    const response = await app.request('/api/delivery/order', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Erase-Token': 'token' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
    expect((await response.json()).error).toMatch(/^The body must be \{"subscriptionId"/)
  })

  it('says that an empty list leaves nothing to order', async () => {
    const { app } = await testProxy()
    const response = await sendOrder(app, await subscribe(app), [])
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ error: 'There is nothing left on the list to order.' })
  })

  it.each([
    ['food that the shop does not sell', { foodId: 'shop-oats', quantity: 1, unit: 'bag' }, 'shop-oats'],
    [
      'a unit that the food is not sold in',
      { foodId: 'salmon', quantity: 1, unit: 'crate of poems' },
      'salmon',
    ],
  ])('names %s', async (_name, item, id) => {
    const { app, orderStore } = await testProxy()
    const response = await sendOrder(app, await subscribe(app), [...EGGS, item])
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: `The shop does not sell these foods in these units: ${id}.`,
    })
    expect(await orderStore.list({ limit: 10 })).toEqual([])
  })

  it("may hold the shop's own foods and units, under the shop's names and article numbers", async () => {
    const soldFoods = createSoldFoods(
      parseCatalog({
        foods: [
          { id: 'shop-oats', name: 'Oats of our own', sku: 'A-1', pack: { unit: 'bag (20 oz)' } },
          { id: 'eggs', name: 'Eggs', pack: { unit: 'dozen' } },
        ],
        prices: [{ id: 'eggs', priceUsd: 2, unit: 'box of ten', edibleG: 500, sku: 'A-2' }],
      }),
    )
    const { provider, orders } = serviceThat()
    const { app } = await testProxy({ soldFoods, provider })
    const subscription = await subscribe(app)
    await placeOrder(app, subscription, [
      { foodId: 'shop-oats', quantity: 1, unit: 'bag (20 oz)' },
      { foodId: 'eggs', quantity: 1, unit: 'box of ten' },
    ])
    expect(orders[0]?.lines).toEqual([
      { foodId: 'shop-oats', name: 'Oats of our own', quantity: 1, unit: 'bag (20 oz)', sku: 'A-1' },
      { foodId: 'eggs', name: 'Eggs', quantity: 1, unit: 'box of ten', sku: 'A-2' },
    ])
    expect((await sendOrder(app, subscription, EGGS)).status).toBe(422)
  })

  it('has its answer, although the shop sells the food otherwise when it is sent again', async () => {
    const folder = await temporaryFolder()
    const { app } = await testProxy({ folder })
    const subscription = await subscribe(app)
    await placeOrder(app, subscription, EGGS, 'key-1')
    const prices = [{ id: 'eggs', priceUsd: 2, unit: 'box of ten', edibleG: 500 }]
    const later = await testProxy({ folder, soldFoods: createSoldFoods(parseCatalog({ prices })) })
    expect(await placeOrder(later.app, subscription, EGGS, 'key-1')).toEqual({ placed: true })
    expect(await later.orderStore.list({ limit: 10 })).toHaveLength(1)
    expect((await sendOrder(later.app, subscription, EGGS)).status).toBe(422)
  })

  it('keeps nothing readable of what somebody eats', async () => {
    const { app, database, log } = await testProxy()
    await placeOrder(app, await subscribe(app))
    const rows = await database.read(database.query.selectFrom('orders').selectAll())
    const stored = rows.map((row) =>
      Object.values(row).map((value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString() : value,
      ),
    )
    expect(JSON.stringify([stored, log])).not.toMatch(/eggs|dozen/i)
  })

  it('is limited for each address like other delivery calls', async () => {
    const { app } = await testProxy({ limits: { deliveryCallsPerMinute: 2 } })
    const subscription = await subscribe(app)
    await placeOrder(app, subscription)
    expect((await sendOrder(app, subscription)).status).toBe(429)
  })
})

describe('an order at a delivery service', () => {
  it('gives the link to finish it, and the same one for the same key', async () => {
    const { provider, orders } = serviceThat(() => Promise.resolve({ checkoutUrl: CHECKOUT }))
    const { app, orderStore } = await testProxy({ provider, tellsOutbox: true })
    const subscription = await subscribe(app)
    for (let press = 0; press < 2; press++) {
      expect(await placeOrder(app, subscription, EGGS, 'key-1')).toEqual({ checkoutUrl: CHECKOUT })
    }
    expect(orders).toHaveLength(1)
    expect(await orderStore.list({ limit: 10 })).toMatchObject([{ status: 'checkout' }])
  })

  it('is told to the shop only when it is placed', async () => {
    const { provider } = serviceThat(
      () => Promise.resolve({ checkoutUrl: CHECKOUT }),
      () => Promise.resolve({ placed: true }),
    )
    const { app, outbox } = await testProxy({ provider, tellsOutbox: true })
    const subscription = await subscribe(app)
    for (let order = 0; order < 2; order++) await placeOrder(app, subscription)
    const told = (await outbox.pending()).map(({ type }) => type)
    expect(told).toEqual(['subscription.created', 'delivery.ordered'])
  })

  it('gets the same order again when the call is repeated after a failure', async () => {
    const { provider, orders } = serviceThat(
      () => Promise.reject(new DeliveryServiceError('not now')),
      () => Promise.resolve({ placed: true }),
    )
    const { app, log } = await testProxy({ provider })
    const subscription = await subscribe(app)
    const failed = await sendOrder(app, subscription, EGGS, { 'Idempotency-Key': 'key-1' })
    expect(failed.status).toBe(502)
    expect(await failed.json()).toEqual({
      error: 'The delivery service did not answer. Try again in a few minutes.',
    })
    expect(log).toContainEqual(expect.objectContaining({ event: 'delivery-failure', code: 'NO_ANSWER' }))
    expect(await placeOrder(app, subscription, EGGS, 'key-1')).toEqual({ placed: true })
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect(orders).toHaveLength(2)
  })
})
