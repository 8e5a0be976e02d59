import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Libsql from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createApiClient } from '../../src/api/apiClient.js'
import { API_PATHS, API_PREFIX } from '../../src/contract/calls.js'
import { ADDRESS } from './support/address.js'
import { EGGS, sendSubscription, subscribe } from './support/calls.js'
import { IS_POSTGRES } from './support/openTestStorage.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'

const PROCESS_LIMIT_MS = 90_000
const AWAY_MS = 30_000
/** The visitor's message, with the number that the operator finds in the log. */
const BUSY = /^The server is busy\. Try again in a few seconds\. \(reference [a-z]{10}\)$/

/** Holds the write lock of a server's database, as a backup or an editor of databases may. */
function lock(folder: string) {
  const other = new Libsql(join(folder, 'planner.db'))
  other.exec('BEGIN IMMEDIATE')
  onTestFinished(() => void other.close())
  return { release: () => other.exec('COMMIT') }
}

describe.skipIf(IS_POSTGRES)('a locked database', () => {
  it('holds up no other call, and tells calls that write to come back', async () => {
    const { app, folder } = await testProxy()
    const { release } = lock(folder)
    let refused = 0
    const subscribing = Array.from({ length: 4 }, async () => {
      const response = await app.request('/api/delivery/subscribe', postJson({ deliveryInfo: ADDRESS }))
      refused++
      return response
    })
    await nextTurn()
    expect((await app.request('/api/health')).status).toBe(200)
    expect(refused).toBe(0)
    for (const response of await Promise.all(subscribing)) {
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toBe('2')
      expect(await response.json()).toEqual({ error: 'The server is busy. Try again in a few seconds.' })
    }
    release()
    const again = await app.request('/api/delivery/subscribe', postJson({ deliveryInfo: ADDRESS }))
    expect(again.status).toBe(201)
  })

  it('keeps a call that comes before the lock is released', async () => {
    const { app, folder, store } = await testProxy()
    const { release } = lock(folder)
    const subscribing = app.request('/api/delivery/subscribe', postJson({ deliveryInfo: ADDRESS }))
    await nextTurn()
    release()
    expect((await subscribing).status).toBe(201)
    expect(await store.list()).toHaveLength(1)
  })

  it(
    'may be away for 30 seconds: visitors are told to come back, other calls go on, and then all works again',
    async () => {
      const { app, folder } = await testProxy()
      const visitor = createApiClient({
        apiBase: `http://shop.example${API_PREFIX}`,
        endpoints: { order: API_PATHS.order },
        fetch: async (input, init) => app.request(String(input), init),
      })
      const first = await visitor.subscribe(ADDRESS, { idempotencyKey: 'key-1' })
      const { release } = lock(folder)
      const end = performance.now() + AWAY_MS
      while (performance.now() < end) {
        await expect(visitor.subscribe(ADDRESS)).rejects.toThrow(BUSY)
        await expect(visitor.order?.({ subscription: first, items: EGGS })).rejects.toThrow(BUSY)
        expect((await sendSubscription(app, ADDRESS)).headers.get('Retry-After')).toBe('2')
        expect((await app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))).status).toBe(
          200,
        )
        expect((await app.request('/api/health')).status).toBe(200)
        expect((await app.request('/api/health/ready')).status).toBe(503)
      }
      release()
      expect(await visitor.subscribe(ADDRESS, { idempotencyKey: 'key-1' })).toEqual(first)
      expect(await visitor.order?.({ subscription: first, items: EGGS })).toEqual({ placed: true })
    },
    PROCESS_LIMIT_MS,
  )
})

describe.skipIf(IS_POSTGRES)('a database whose file is moved away', () => {
  it('confirms nothing, and works again when the file is back', async () => {
    const { app, folder, store } = await testProxy()
    await subscribe(app)
    const file = join(folder, 'planner.db')
    await rename(file, `${file}.away`)
    const refused = await sendSubscription(app, ADDRESS)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toEqual({
      error: 'The server cannot save anything right now. Try again in a few minutes.',
    })
    await rename(`${file}.away`, file)
    const { subscriptionId } = await subscribe(app)
    expect((await store.list()).map(({ id }) => id)).toContain(subscriptionId)
  })
})
