import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writePrompt } from '../../src/contract/writePrompt.js'
import { ADDRESS } from './support/address.js'
import {
  eraseSubscription as erase,
  placeOrder,
  sendSubscription as send,
  subscribe,
} from './support/calls.js'
import { IS_POSTGRES } from './support/openTestStorage.js'
import { DINNER } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'

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
