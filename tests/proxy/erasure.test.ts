import { describe, expect, it } from 'vitest'
import { ADDRESS } from './support/address.js'
import { eraseSubscription as erase, sendSubscription as send, subscribe } from './support/calls.js'
import { ERASED_STATUS } from './support/openTestStorage.js'
import { testProxy } from './support/testProxy.js'

describe('an erasure', () => {
  it('removes the personal data for good', async () => {
    const { app, store } = await testProxy()
    const { subscriptionId, eraseToken } = await subscribe(app, ADDRESS, 'key-1')
    expect((await erase(app, subscriptionId, eraseToken)).status).toBe(ERASED_STATUS)
    expect(await store.list()).toEqual([])
    expect(await store.find(subscriptionId)).toMatchObject({
      status: 'erased',
      sealedInfo: null,
      bodyMark: null,
    })
  })

  it('can be repeated', async () => {
    const { app } = await testProxy()
    const { subscriptionId, eraseToken } = await subscribe(app, ADDRESS)
    await erase(app, subscriptionId, eraseToken)
    expect((await erase(app, subscriptionId, eraseToken)).status).toBe(ERASED_STATUS)
  })

  it('takes the token as a bearer too, unless the caller needs that header for something else', async () => {
    const { app } = await testProxy()
    const { subscriptionId, eraseToken } = await subscribe(app, ADDRESS)
    const eraseWith = async (headers: Readonly<Record<string, string>>) => {
      const path = `/api/delivery/subscriptions/${subscriptionId}`
      return (await app.request(path, { method: 'DELETE', headers })).status
    }
    expect(await eraseWith({ Authorization: 'Bearer session' })).toBe(404)
    expect(await eraseWith({ Authorization: 'Bearer session', 'Erase-Token': eraseToken })).toBe(
      ERASED_STATUS,
    )
    expect(await eraseWith({ Authorization: `Bearer ${eraseToken}` })).toBe(ERASED_STATUS)
  })

  it('needs the token of that subscription', async () => {
    const { app, store } = await testProxy()
    const mine = await subscribe(app, ADDRESS)
    const other = await subscribe(app, { ...ADDRESS, city: 'Oakland' })
    for (const [id, token] of [
      [mine.subscriptionId, other.eraseToken],
      ['sub_unknown', mine.eraseToken],
    ] as const) {
      const refused = await erase(app, id, token)
      expect(refused.status).toBe(404)
      expect(await refused.json()).toEqual({
        error: 'No subscription has both this number and this cancel code, so check them',
        code: 'no-subscription',
      })
    }
    const noToken = await app.request(`/api/delivery/subscriptions/${mine.subscriptionId}`, {
      method: 'DELETE',
    })
    expect(noToken.status).toBe(401)
    expect(await store.list()).toHaveLength(2)
  })

  it('is not undone by a repeat of the call that subscribed', async () => {
    const { app, store } = await testProxy()
    const { subscriptionId, eraseToken } = await subscribe(app, ADDRESS, 'key-1')
    await erase(app, subscriptionId, eraseToken)
    expect((await send(app, ADDRESS, { 'Idempotency-Key': 'key-1' })).status).toBe(410)
    expect(await store.list()).toEqual([])
  })
})
