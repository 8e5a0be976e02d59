import { describe, expect, it } from 'vitest'
import { createMemoryRateLimits } from '../../proxy/limits/memoryRateLimits.js'
import { ADDRESS } from './support/address.js'
import { sendSubscription, subscribe } from './support/calls.js'
import { DAY_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'

const PATH = '/api/generateMeals'

describe('calls of one address', () => {
  const from = (address: string, forwardedFor?: string) => ({
    init: postJson(
      { prompt: DAY_PROMPT },
      forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor },
    ),
    env: { incoming: { socket: { remoteAddress: address } } },
  })

  async function statuses(trustedProxyHops: number, callers: readonly ReturnType<typeof from>[]) {
    const { app } = await testProxy({
      trustedProxyHops,
      limits: { mealCallsPerMinute: 2 },
      rateLimits: createMemoryRateLimits({ now: () => 0 }),
    })
    const results: number[] = []
    for (const { init, env } of callers) results.push((await app.request(PATH, init, env)).status)
    return results
  }

  it('are answered up to the limit, which counts for each address by itself', async () => {
    const callers = [from('10.0.0.1'), from('10.0.0.1'), from('10.0.0.1'), from('10.0.0.2')]
    expect(await statuses(0, callers)).toEqual([200, 200, 429, 200])
  })

  it('cannot hide behind an X-Forwarded-For of their own', async () => {
    const callers = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((claimed) => from('10.0.0.1', claimed))
    expect(await statuses(0, callers)).toEqual([200, 200, 429])
    const behindOneProxy = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((claimed) =>
      from('10.0.0.1', `${claimed}, 9.9.9.9`),
    )
    expect(await statuses(1, behindOneProxy)).toEqual([200, 200, 429])
  })

  it('are told apart by the address that a declared proxy adds', async () => {
    const callers = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((client) => from('10.0.0.1', client))
    expect(await statuses(1, callers)).toEqual([200, 200, 200])
  })

  it('count together within one IPv6 network', async () => {
    const callers = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8:0:1::1'].map((ip) =>
      from(ip),
    )
    expect(await statuses(0, callers)).toEqual([200, 200, 429, 200])
  })

  it('are told when to try again', async () => {
    let time = 0
    const rateLimits = createMemoryRateLimits({ now: () => time })
    const { app } = await testProxy({ rateLimits, limits: { mealCallsPerMinute: 2 } })
    const call = () => app.request(PATH, postJson({ prompt: DAY_PROMPT }))
    await call()
    await call()
    const refused = await call()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({ error: 'rate limit' })
    expect(refused.headers.get('Retry-After')).toBe('30')
    time += 30_000
    expect((await call()).status).toBe(200)
  })

  it.each([
    [2, '30 seconds'],
    [60, '1 second'],
  ])('read a sentence when they are about delivery, of which %i a minute are allowed', async (most, wait) => {
    const rateLimits = createMemoryRateLimits({ now: () => 0 })
    const { app } = await testProxy({ rateLimits, limits: { deliveryCallsPerMinute: most } })
    for (let call = 0; call < most; call++) await subscribe(app)
    const refused = await sendSubscription(app, ADDRESS)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({
      error: `Too many requests from your network. Try again in ${wait}.`,
    })
  })
})
