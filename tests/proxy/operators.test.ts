import { describe, expect, it, vi } from 'vitest'
import { bufferedLines } from '../../proxy/bufferedLines.js'
import { createMemoryRateLimits } from '../../proxy/limits/memoryRateLimits.js'
import { createJsonLog } from '../../proxy/log.js'
import type { MealModel } from '../../proxy/models/mealModel.js'
import { ModelError } from '../../proxy/models/modelError.js'
import { openAiCompatibleProvider } from '../../proxy/models/providers/openAiCompatibleProvider.js'
import { goodAnswer } from '../ai/fakeModel.js'
import { ADDRESS } from './support/address.js'
import { EGGS, eraseSubscription, sendOrder, sendSubscription, subscribe } from './support/calls.js'
import { answerJson, fakeUpstream } from './support/fakeUpstream.js'
import { MODEL_OPTIONS } from './support/modelOptions.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { postJson, type TestProxyOptions, testProxy } from './support/testProxy.js'

const PATH = '/api/generateMeals'
const TOKEN = 'metrics-token-of-the-test'
const HOLDER = { 'Erase-Token': 'token-of-another' }

const modelThat = (answer: MealModel['answer']): MealModel => ({ name: 'test', maxTokens: () => 100, answer })
const goodModel = modelThat(async ({ text }) => ({ text: goodAnswer(text), tokens: 42 }))

async function operated(options: TestProxyOptions = {}) {
  const proxy = await testProxy({ model: goodModel, ...options })
  const ask = (init: RequestInit = {}) =>
    proxy.app.request(PATH, { ...postJson({ prompt: DINNER_PROMPT }), ...init })
  return { ...proxy, ask }
}

describe('the line of a call in the log', () => {
  it('has the id that the answer tells, the route, the status, the time it took and its tokens', async () => {
    const { ask, log } = await operated()
    const id = (await ask()).headers.get('X-Request-Id')
    expect(id).toMatch(/^[a-z]{10}$/)
    expect(log).toEqual([
      {
        event: 'call',
        requestId: id,
        method: 'POST',
        route: PATH,
        status: 200,
        ms: expect.any(Number),
        tokens: 42,
      },
    ])
  })

  it('is JSON with the time', () => {
    const lines: string[] = []
    createJsonLog(
      (line) => lines.push(line),
      () => Date.UTC(2026, 10, 21),
    )({
      event: 'warning',
      code: 'test',
      text: 'Two\nlines',
    })
    expect(lines).toEqual([
      '{"time":"2026-11-21T00:00:00.000Z","event":"warning","code":"test","text":"Two\\nlines"}',
    ])
  })

  it('is written together with those of the same moment, in order', async () => {
    const written: string[] = []
    const write = bufferedLines((text) => written.push(text))
    write('one')
    write('two')
    await vi.waitFor(() => expect(written).toEqual(['one\ntwo\n']))
    write('three')
    await vi.waitFor(() => expect(written).toEqual(['one\ntwo\n', 'three\n']))
  })

  it.each([
    ['a foreign prompt', { body: JSON.stringify({ prompt: 'poem' }) }, 'foreign-prompt'],
    ['a body that is not JSON', { body: '{' }, 'bad-request'],
    ['a huge body', { body: 'x'.repeat(40_000) }, 'too-large'],
    ['a page of another origin', { headers: { Origin: 'https://evil.example' } }, 'origin'],
  ])('has a code for %s', async (_name, init, code) => {
    const { ask, log } = await operated()
    await ask(init)
    expect(log).toMatchObject([{ event: 'call', code }])
  })

  it.each([
    [
      'a wrong address',
      '/api/delivery/subscribe',
      { deliveryInfo: { ...ADDRESS, zipCode: '10001' } },
      {},
      'address',
    ],
    ['a list with nothing on it', '/api/delivery/order', { subscriptionId: 'x', items: [] }, HOLDER, 'empty'],
    [
      'no such subscription',
      '/api/delivery/order',
      { subscriptionId: 'x', items: EGGS },
      HOLDER,
      'no-subscription',
    ],
    ['an order without a token', '/api/delivery/order', { subscriptionId: 'x', items: EGGS }, {}, 'no-token'],
  ])('has a code for %s', async (_name, path, body, headers, code) => {
    const { app, log } = await operated()
    await app.request(path, postJson(body, headers))
    expect(log).toMatchObject([{ event: 'call', code }])
  })

  it('has a code for what a subscription refuses', async () => {
    const { app, log } = await operated()
    const subscription = await subscribe(app, ADDRESS, 'key-1')
    const again = { 'Idempotency-Key': 'key-1' }
    await sendSubscription(app, { ...ADDRESS, city: 'Oakland' }, again)
    await sendOrder(app, subscription, [{ foodId: 'unicorn', quantity: 1, unit: 'lb' }])
    await sendOrder(app, subscription, EGGS, again)
    await sendOrder(app, subscription, [{ foodId: 'eggs', quantity: 3, unit: 'dozen' }], again)
    await eraseSubscription(app, subscription.subscriptionId, subscription.eraseToken)
    await sendSubscription(app, ADDRESS, again)
    const codes = log.flatMap((event) => (event.event === 'call' && event.code ? [event.code] : []))
    expect(codes).toEqual(['key-reused', 'not-sold', 'key-reused', 'erased'])
  })

  it('says that the caller left, which is not a failure', async () => {
    const { ask, log } = await operated({
      model: modelThat(
        (_prompt, signal) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason))
          }),
      ),
    })
    const leaving = new AbortController()
    const answer = ask({ signal: leaving.signal })
    setTimeout(() => leaving.abort(), 20)
    await answer
    expect(log).toMatchObject([{ event: 'call', status: 499, code: 'caller-left' }])
  })

  it('leads to the failure by its id, with the code of the database', async () => {
    const full = Object.assign(new Error('disk of 1600 Harborview is full'), { code: 'SQLITE_FULL' })
    const { ask, log } = await operated({
      tokenBudget: { reserve: () => Promise.reject(full), close: async () => undefined },
    })
    const id = (await ask()).headers.get('X-Request-Id')
    expect(log).toMatchObject([
      { event: 'failure', requestId: id, code: 'SQLITE_FULL' },
      { event: 'call', requestId: id, status: 500, code: 'SQLITE_FULL' },
    ])
    expect(JSON.stringify(log)).not.toContain('Harborview')
  })
})

describe('the words of a model', () => {
  const SECRET = 'sk-secret-key and the whole prompt'
  it.each([
    ['a reason to stop', { choices: [{ finish_reason: SECRET, message: { content: '{}' } }] }],
    ['a refusal', { choices: [{ message: { content: null, refusal: SECRET } }] }],
    ['an answer that is no meal', { choices: [{ message: { content: SECRET } }] }],
    ['another shape', { error: SECRET }],
  ])('reach neither the log nor the visitor when it gives %s', async (_name, completion) => {
    const { baseUrl } = await fakeUpstream(answerJson(200, completion))
    const model = openAiCompatibleProvider.create(
      { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'local' },
      MODEL_OPTIONS,
    )
    const { ask, log } = await operated({ model })
    const response = await ask()
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('secret')
    expect(log).toMatchObject([{ event: 'model-failure', reason: 'unusable' }, { code: 'model-unusable' }])
    expect(JSON.stringify(log)).not.toContain('secret')
  })
})

describe('the operator', () => {
  it('is warned once when calls come through a reverse proxy that is not declared', async () => {
    const { ask, log } = await operated()
    await ask({ headers: { 'X-Forwarded-For': '203.0.113.9' } })
    await ask({ headers: { 'X-Forwarded-For': '203.0.113.9' } })
    expect(log.filter(({ event }) => event === 'warning')).toEqual([
      expect.objectContaining({
        code: 'undeclared-proxy',
        text: expect.stringMatching(/TRUSTED_PROXY_HOPS/),
      }),
    ])
  })

  it('is not warned when the reverse proxy is declared', async () => {
    const { ask, log } = await operated({ trustedProxyHops: 1 })
    await ask({ headers: { 'X-Forwarded-For': '203.0.113.9' } })
    expect(log.filter(({ event }) => event === 'warning')).toEqual([])
  })
})

describe('the metrics', () => {
  const read = (app: Awaited<ReturnType<typeof operated>>['app'], token = TOKEN) =>
    app.request('/api/metrics', { headers: { Authorization: `Bearer ${token}` } })

  it('count calls, tokens, time, the queue and fallbacks in the text of Prometheus', async () => {
    let calls = 0
    const model = modelThat(async ({ text }) => {
      calls++
      if (calls > 2) throw new ModelError('overloaded', 'test')
      return { text: goodAnswer(text), tokens: 21 }
    })
    const { app, ask } = await operated({
      model,
      metricsToken: TOKEN,
      gauges: async () => ({ planner_outbox_lag_seconds: 3 }),
    })
    for (let call = 0; call < 3; call++) await ask()
    const response = await read(app)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await response.text()
    for (const line of [
      'planner_calls_total{route="/api/generateMeals",status="200",code=""} 2',
      'planner_calls_total{route="/api/generateMeals",status="503",code="overloaded"} 1',
      'planner_call_seconds_count{route="/api/generateMeals"} 3',
      'planner_call_seconds_bucket{route="/api/generateMeals",le="+Inf"} 3',
      'planner_model_tokens_total 42',
      'planner_model_failures_total{reason="overloaded"} 1',
      'planner_fallbacks_total{code="overloaded"} 1',
      'planner_model_calls_waiting 0',
      'planner_outbox_lag_seconds 3',
    ])
      expect(text.split('\n')).toContain(line)
  })

  it('count a meal call over the limit as a fallback, and no other call', async () => {
    const { app, ask, log } = await operated({
      metricsToken: TOKEN,
      limits: { mealCallsPerMinute: 1, deliveryCallsPerMinute: 1 },
    })
    for (let call = 0; call < 2; call++) {
      await ask()
      await app.request('/api/delivery/subscribe', postJson({}))
    }
    const refused = log.filter((event) => event.event === 'call' && event.status === 429)
    expect(refused).toMatchObject([
      { route: PATH, code: 'rate-limit' },
      { route: '/api/delivery/subscribe', code: 'rate-limit' },
    ])
    expect(await (await read(app)).text()).toContain('\nplanner_fallbacks_total{code="rate-limit"} 1\n')
  })

  it('count a meal call that fails for an unforeseen reason as a fallback', async () => {
    const fail = () => Promise.reject(new TypeError('test'))
    const tokenBudget = { reserve: fail, close: async () => undefined }
    const { app, ask } = await operated({ metricsToken: TOKEN, tokenBudget })
    expect((await ask()).status).toBe(500)
    expect(await (await read(app)).text()).toContain('\nplanner_fallbacks_total{code="internal"} 1\n')
  })

  it('are for the holder of the token only', async () => {
    const { app } = await operated({ metricsToken: TOKEN })
    expect((await app.request('/api/metrics')).status).toBe(401)
    expect((await read(app, 'another-token')).status).toBe(401)
  })

  it('do not exist without a token', async () => {
    const { app } = await operated()
    expect((await read(app)).status).toBe(404)
  })
})

describe('the rate limit', () => {
  it('allows a whole burst at any fraction of a millisecond', async () => {
    for (const callsPerMinute of [1, 7, 400]) {
      for (let time = 0.1; time < 1e7; time = time * 1.3 + 0.123456789) {
        const limits = createMemoryRateLimits({ now: () => time })
        const waits: number[] = []
        for (let call = 0; call <= callsPerMinute; call++) waits.push(await limits.take('a', callsPerMinute))
        expect(waits.slice(0, -1).every((wait) => wait === 0)).toBe(true)
        expect(waits.at(-1)).toBeGreaterThan(0)
      }
    }
  })

  it('does not free a blocked caller because 50,000 others come', async () => {
    const limits = createMemoryRateLimits({ now: () => 0 })
    for (let call = 0; call < 3; call++) await limits.take('blocked', 2)
    for (let caller = 0; caller < 60_000; caller++) await limits.take(`caller ${caller}`, 2)
    expect(await limits.take('blocked', 2)).toBeGreaterThan(0)
  })

  it.each([-3_600_000, 3_600_000])('goes on as before when the clock is set by %i ms', async (change) => {
    let time = Date.UTC(2026, 10, 21, 12)
    const { ask } = await operated({
      now: () => time,
      limits: { mealCallsPerMinute: 2 },
      rateLimits: createMemoryRateLimits(),
    })
    expect((await ask()).status).toBe(200)
    time += change
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429])
  })

  it('knows an address by itself, with or without a port', async () => {
    const { app } = await operated({ trustedProxyHops: 1, limits: { mealCallsPerMinute: 1 } })
    const from = async (address: string) => {
      const call = postJson({ prompt: DINNER_PROMPT }, { 'X-Forwarded-For': address })
      return (await app.request(PATH, call, { incoming: { socket: { remoteAddress: '10.0.0.1' } } })).status
    }
    expect(await from('203.0.113.1:50001')).toBe(200)
    expect(await from('203.0.113.1:50002')).toBe(429)
    expect(await from('203.0.113.2:50001')).toBe(200)
    expect(await from('[2001:db8::1]:50001')).toBe(200)
    expect(await from('2001:db8::2')).toBe(429)
  })
})
