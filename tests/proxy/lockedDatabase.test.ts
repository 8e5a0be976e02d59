import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Libsql from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ADDRESS } from './support/address.js'
import { IS_POSTGRES } from './support/openTestStorage.js'
import { postJson, testProxy } from './support/testProxy.js'

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
})
