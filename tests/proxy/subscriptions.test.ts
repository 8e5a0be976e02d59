import { describe, expect, it } from 'vitest'
import { type DeliveryService, DeliveryServiceError } from '../../proxy/delivery/deliveryService.js'
import { deferred } from '../support/plannerStore.js'
import { ADDRESS } from './support/address.js'
import { eraseSubscription as erase, sendSubscription as send, subscribe } from './support/calls.js'
import { ERASED_STATUS } from './support/openTestStorage.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { testProxy } from './support/testProxy.js'

describe('a repeated subscription call', () => {
  it('gets the same subscription for the same key and address', async () => {
    const { app, store } = await testProxy()
    const first = await subscribe(app, ADDRESS, 'key-1')
    expect(await subscribe(app, ADDRESS, 'key-1')).toEqual(first)
    expect(await subscribe(app, { ...ADDRESS, phone: '+1 415 555 0123' }, 'key-1')).toEqual(first)
    expect(await store.list()).toHaveLength(1)
  })

  it('gets the same subscription whether its instructions are empty or left out', async () => {
    const { app } = await testProxy()
    const first = await subscribe(app, { ...ADDRESS, deliveryInstructions: '' }, 'key-1')
    expect(await subscribe(app, { ...ADDRESS, deliveryInstructions: undefined }, 'key-1')).toEqual(first)
  })

  it('makes one subscription when many arrive at the same time', async () => {
    const { app, store } = await testProxy()
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(app, ADDRESS, 'key-1')))
    expect(new Set(answers.map(({ subscriptionId }) => subscriptionId)).size).toBe(1)
    expect(await store.list()).toHaveLength(1)
  })

  it('conflicts when it has the same key and another address', async () => {
    const { app, store } = await testProxy()
    await subscribe(app, ADDRESS, 'key-1')
    const response = await send(
      app,
      { ...ADDRESS, address: '2 Elsewhere Ave' },
      { 'Idempotency-Key': 'key-1' },
    )
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('with other details') })
    expect(await store.list()).toHaveLength(1)
  })

  it('makes another subscription without a key', async () => {
    const { app, store } = await testProxy()
    await subscribe(app, ADDRESS)
    await subscribe(app, ADDRESS)
    expect(await store.list()).toHaveLength(2)
  })

  it('gets the same subscription after a restart', async () => {
    const folder = await temporaryFolder()
    const first = await subscribe((await testProxy({ folder })).app, ADDRESS, 'key-1')
    expect(await subscribe((await testProxy({ folder })).app, ADDRESS, 'key-1')).toEqual(first)
  })

  it.each(['', 'two words', 'é', 'x'.repeat(256)])('is refused with the unusable key "%s"', async (key) => {
    const { app } = await testProxy()
    expect((await send(app, ADDRESS, { 'Idempotency-Key': key })).status).toBe(400)
  })
})

describe('the number of a subscription', () => {
  it('is ten digits and letters that can be read out', async () => {
    const { app } = await testProxy()
    const { subscriptionId } = await subscribe(app, ADDRESS)
    expect(subscriptionId).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  })

  it('is found as people type it', async () => {
    const { app, store } = await testProxy({ newNumber: () => '7K1QN-0RT2X' })
    const { eraseToken } = await subscribe(app, ADDRESS)
    expect((await erase(app, '7klqnort2x', eraseToken)).status).toBe(ERASED_STATUS)
    expect(await store.list()).toEqual([])
  })

  it('is another one if the first is taken', async () => {
    const numbers = ['AAAAA-00000', 'AAAAA-00000', 'BBBBB-00000']
    const { app } = await testProxy({ newNumber: () => numbers.shift() ?? '', tellsOutbox: true })
    expect((await subscribe(app, ADDRESS)).subscriptionId).toBe('AAAAA-00000')
    const second = await subscribe(app, { ...ADDRESS, city: 'Oakland' })
    expect(second.subscriptionId).toBe('BBBBB-00000')
    expect((await erase(app, 'AAAAA-00000', second.eraseToken)).status).toBe(404)
  })
})

describe('a delivery service that fails', () => {
  function failingOnce() {
    const calls: string[] = []
    const provider: DeliveryService = {
      summary: 'Fails once.',
      async subscribe(subscriptionId) {
        calls.push(subscriptionId)
        if (calls.length === 1) throw new DeliveryServiceError('not now')
      },
      cancel: () => Promise.reject(new DeliveryServiceError('not now')),
      order: () => Promise.reject(new DeliveryServiceError('not now')),
    }
    return { provider, calls }
  }

  it('gets the same subscription again when the call is repeated', async () => {
    const { provider, calls } = failingOnce()
    const { app, store, log } = await testProxy({ provider })
    const response = await send(app, ADDRESS, { 'Idempotency-Key': 'key-1' })
    expect(response.status).toBe(502)
    expect(log).toMatchObject([
      { event: 'delivery-failure', code: 'NO_ANSWER' },
      { event: 'call', status: 502, code: 'delivery-service' },
    ])
    expect(await response.json()).toEqual({
      error: 'The delivery service did not answer. Try again in a few minutes.',
    })
    const { subscriptionId } = await subscribe(app, ADDRESS, 'key-1')
    await subscribe(app, ADDRESS, 'key-1')
    expect(calls).toEqual([subscriptionId, subscriptionId])
    expect(await store.list()).toMatchObject([{ id: subscriptionId, status: 'active' }])
  })

  it('is told of the end of a subscription that was ended before it answered', async () => {
    const calls: string[] = []
    const answer = deferred<void>()
    const provider: DeliveryService = {
      summary: 'Answers late.',
      subscribe: async (id) => {
        calls.push(`subscribe ${id}`)
        await answer.promise
      },
      cancel: async (id) => void calls.push(`cancel ${id}`),
      order: () => Promise.reject(new DeliveryServiceError('not now')),
    }
    const { app, store, subscriptions } = await testProxy({ provider })
    const sent = send(app, ADDRESS, { 'Idempotency-Key': 'key-1' })
    await expect.poll(() => calls).toHaveLength(1)
    const [stored] = await store.list()
    if (!stored) throw new Error('Nothing was stored.')
    await subscriptions.end(stored)
    answer.resolve()
    expect((await sent).status).toBe(410)
    expect(calls).toEqual([`subscribe ${stored.id}`, `cancel ${stored.id}`, `cancel ${stored.id}`])
    expect(await store.list()).toEqual([])
  })

  it('erases nothing while the delivery goes on', async () => {
    const { provider } = failingOnce()
    const { app, store } = await testProxy({ provider })
    await send(app, ADDRESS, { 'Idempotency-Key': 'key-1' })
    const { subscriptionId, eraseToken } = await subscribe(app, ADDRESS, 'key-1')
    expect((await erase(app, subscriptionId, eraseToken)).status).toBe(502)
    expect(await store.list()).toHaveLength(1)
  })
})
