import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type DeliveryService, DeliveryServiceError } from '../../proxy/delivery/deliveryService.js'
import { openDeliveryInfo } from '../../proxy/delivery/readSubscriptions.js'
import { writePrompt } from '../../src/contract/writePrompt.js'
import { ADDRESS } from './support/address.js'
import {
  eraseSubscription as erase,
  placeOrder,
  sendSubscription as send,
  subscribe,
} from './support/calls.js'
import { ERASED_STATUS, IS_POSTGRES } from './support/openTestStorage.js'
import { DINNER } from './support/prompts.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { postJson, testProxy } from './support/testProxy.js'

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
    [
      'a phone number that cannot exist',
      { phone: '000-000-0000' },
      { phone: 'Enter a phone number that can be called, such as (415) 555-0123' },
    ],
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

  it('keeps its phone number in E.164', async () => {
    const { app, store, vault } = await testProxy()
    await subscribe(app, { ...ADDRESS, phone: '1-415-555-0123 ext. 7' })
    const [stored] = await store.list()
    expect(stored && openDeliveryInfo(vault, stored)).toMatchObject({
      phone: '+14155550123;ext=7',
      state: 'CA',
    })
  })
})

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
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('another address') })
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
    expect((await erase(app, mine.subscriptionId, other.eraseToken)).status).toBe(404)
    expect((await erase(app, 'sub_unknown', mine.eraseToken)).status).toBe(404)
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

describe('what the store keeps', () => {
  it('does not show that two subscriptions have one address', async () => {
    const { app, store } = await testProxy()
    await subscribe(app, ADDRESS)
    await subscribe(app, ADDRESS)
    expect(new Set((await store.list()).map(({ bodyMark }) => bodyMark)).size).toBe(2)
  })
})

describe.skipIf(IS_POSTGRES)('what the server keeps in its folder', () => {
  it('shows neither address nor phone nor token on the disk', async () => {
    const { app, folder } = await testProxy()
    const { subscriptionId, eraseToken } = await subscribe(app, ADDRESS, 'key-1')
    const files = await readdir(folder)
    expect(files).toEqual(expect.arrayContaining(['data.key', 'planner.db']))
    const onDisk = (await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')))).join('\n')
    expect(onDisk).toContain(subscriptionId)
    for (const secret of [
      'Harborview',
      'San Francisco',
      '94103',
      '5550123',
      '555-0123',
      'Ottoline',
      eraseToken,
    ]) {
      expect(onDisk).not.toContain(secret)
    }
  })

  it('has a key, made on the first start, that only its owner can read', async () => {
    const { folder } = await testProxy()
    expect((await stat(join(folder, 'data.key'))).mode & 0o777).toBe(0o600)
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

  it('erases nothing while the delivery goes on', async () => {
    const { provider } = failingOnce()
    const { app, store } = await testProxy({ provider })
    await send(app, ADDRESS, { 'Idempotency-Key': 'key-1' })
    const { subscriptionId, eraseToken } = await subscribe(app, ADDRESS, 'key-1')
    expect((await erase(app, subscriptionId, eraseToken)).status).toBe(502)
    expect(await store.list()).toHaveLength(1)
  })
})

describe('the log', () => {
  it('holds nothing of a visitor', async () => {
    const { app, log } = await testProxy()
    const { subscriptionId, eraseToken } = await subscribe(app, ADDRESS, 'key-1')
    await send(app, { ...ADDRESS, zipCode: '10001' })
    await app.request('/api/generateMeals', postJson({ prompt: 'Harborview poem' }))
    const prompt = writePrompt({ ...DINNER, restrictions: 'no aubergine' })
    const forwarded = { 'X-Forwarded-For': '198.51.100.77' }
    expect((await app.request('/api/generateMeals', postJson({ prompt }, forwarded))).status).toBe(200)
    await placeOrder(app, { subscriptionId, eraseToken })
    await erase(app, subscriptionId, eraseToken)
    expect(log.filter(({ event }) => event === 'call')).toHaveLength(6)
    expect(log[0]).toMatchObject({
      event: 'call',
      method: 'POST',
      route: '/api/delivery/subscribe',
      status: 201,
    })
    expect(JSON.stringify(log)).not.toMatch(
      /Harborview|Francisco|9410|1000|555|Ottoline|poem|key-1|aubergine|198\.51|eggs|dozen/,
    )
    expect(JSON.stringify(log)).not.toContain(subscriptionId)
    expect(JSON.stringify(log)).not.toContain(eraseToken)
  })
})
