import { describe, expect, it } from 'vitest'
import { ADDRESS } from './support/address.js'
import { eraseSubscription, placeOrder, subscribe } from './support/calls.js'
import { openTestStorage } from './support/openTestStorage.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

const TOKEN = 'a-token-of-at-least-thirty-two-characters'
const PATH = '/api/admin/subscriptions'

async function adminProxy() {
  const storage = await openTestStorage(await temporaryFolder())
  return testProxy({ storage, admin: { ...storage, token: TOKEN } })
}

const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

describe('the list of subscriptions for a shop', () => {
  it('does not exist without a token in the settings', async () => {
    const { app } = await testProxy()
    expect((await app.request(PATH, withToken(TOKEN))).status).toBe(404)
  })

  it('is refused without the token', async () => {
    const { app } = await adminProxy()
    expect((await app.request(PATH)).status).toBe(401)
    expect((await app.request(PATH, withToken('wrong'))).status).toBe(401)
  })

  it('gives every subscription that is not erased, page by page', async () => {
    const { app, database } = await adminProxy()
    const ids = []
    for (let i = 0; i < 103; i++) {
      const { subscriptionId, eraseToken } = await subscribe(app, { ...ADDRESS, address: `${i} Elm` })
      if (i === 50) await eraseSubscription(app, subscriptionId, eraseToken)
      else ids.push(subscriptionId)
    }
    const damaged = database.query.updateTable('subscriptions').set({ sealed_info: new Uint8Array(50) })
    await database.write(damaged.where('id', '=', ids[0] ?? ''))
    const listed = []
    for (let next: string | null = ''; next !== null; ) {
      const response = await app.request(next === '' ? PATH : `${PATH}?after=${next}`, withToken(TOKEN))
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const page = await response.json()
      listed.push(...page.subscriptions)
      next = page.next
    }
    expect(listed.map(({ subscriptionId }) => subscriptionId).toSorted()).toEqual(ids.toSorted())
    const byId = new Map(listed.map((one) => [one.subscriptionId, one]))
    expect(byId.get(ids[0])).toMatchObject({ status: 'active', deliveryInfo: null })
    expect(byId.get(ids[1])).toMatchObject({ deliveryInfo: { address: '1 Elm', phone: '+14155550123' } })
  })

  it('refuses a place that it did not give', async () => {
    const { app } = await adminProxy()
    expect((await app.request(`${PATH}?after=x`, withToken(TOKEN))).status).toBe(400)
  })
})

describe('the list of orders for a shop', () => {
  it('gives the food of each order, and none of a subscription that was erased', async () => {
    const { app } = await adminProxy()
    const subscription = await subscribe(app)
    const other = await subscribe(app)
    await placeOrder(app, subscription)
    await placeOrder(app, other)
    await eraseSubscription(app, other.subscriptionId, other.eraseToken)
    const response = await app.request('/api/admin/orders', withToken(TOKEN))
    expect(await response.json()).toEqual({
      orders: [
        {
          orderId: expect.stringMatching(/^ord_/),
          subscriptionId: subscription.subscriptionId,
          status: 'placed',
          createdAt: expect.any(String),
          lines: [{ foodId: 'eggs', name: 'Eggs, large', quantity: 2, unit: 'dozen' }],
        },
      ],
      next: null,
    })
  })

  it('is refused without the token', async () => {
    const { app } = await adminProxy()
    expect((await app.request('/api/admin/orders')).status).toBe(401)
  })
})
