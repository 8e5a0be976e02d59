import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWorker, type WorkerOptions } from '../../proxy/createWorker.js'
import { createMemoryRateLimits } from '../../proxy/limits/memoryRateLimits.js'
import { createMemoryTokenLedger } from '../../proxy/limits/memoryTokenLedger.js'
import { bundleForEdge } from './support/bundleForEdge.js'
import { answerJson, fakeUpstream } from './support/fakeUpstream.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'

const MEAL = '{"type":"dinner","name":"Salmon","foods":[{"id":"salmon","grams":150}]}'
const completion = { choices: [{ message: { content: MEAL } }], usage: { total_tokens: 100 } }

const meal = () => new Request('https://edge.example/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
const sharedStores = () => ({
  tokenLedger: createMemoryTokenLedger(Date.now),
  rateLimits: createMemoryRateLimits(),
})

async function upstreamVariables() {
  const { baseUrl, calls } = await fakeUpstream(answerJson(200, completion))
  return { calls, variables: { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'local' } }
}

describe('the worker', () => {
  it('needs nothing of Node, and two instances share one budget', async () => {
    const load = await bundleForEdge<{ createWorker: typeof createWorker }>('proxy/createWorker.ts')
    const { variables, calls } = await upstreamVariables()
    const stores = sharedStores()
    const budget = { ...variables, DAILY_TOKEN_BUDGET: '12000', DAILY_TOKENS_PER_ADDRESS: '12000' }
    const [one, other] = await Promise.all(
      [load(), load()].map(async (isolate) =>
        (await isolate).createWorker({ stores, variables: budget, log: () => undefined }),
      ),
    )
    const statuses: (number | undefined)[] = []
    for (let call = 0; call < 200; call++) {
      const worker = call % 2 === 0 ? one : other
      statuses.push((await worker?.fetch(meal()))?.status)
    }
    const answered = statuses.filter((status) => status === 200).length
    expect(answered).toBe(calls.length)
    expect(answered * 100).toBeLessThanOrEqual(12_000)
    expect(answered).toBeGreaterThan(20)
    expect(statuses.at(-1)).toBe(429)
  })

  it.each([
    ['no stores', {}],
    ['no ledger', { rateLimits: createMemoryRateLimits() }],
    ['no limits', { tokenLedger: createMemoryTokenLedger(Date.now) }],
  ])('asks no model with %s, so that nobody gets an open wallet', async (_name, stores) => {
    const { variables, calls } = await upstreamVariables()
    const worker = createWorker({ stores, variables, log: () => undefined })
    const response = await worker.fetch(meal())
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: 'overloaded (529)' })
    expect(calls).toEqual([])
  })

  it("knows visitors by the runtime's own header", async () => {
    const { variables } = await upstreamVariables()
    const worker = createWorker({
      stores: sharedStores(),
      variables: { ...variables, MEAL_CALLS_PER_MINUTE: '1' },
      addressOf: ({ headers }) => headers.get('CF-Connecting-IP') ?? undefined,
      log: () => undefined,
    })
    const from = async (address: string) => {
      const request = meal()
      request.headers.set('CF-Connecting-IP', address)
      return (await worker.fetch(request)).status
    }
    expect([await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.2')]).toEqual([
      200, 429, 200,
    ])
  })

  it('is not made with settings that it would ignore', () => {
    const variables = { CALLER_CHECK: './check.js', CATALOG_URL: '', DATABASE_URL: 'postgres://db/planner' }
    expect(() => createWorker({ stores: sharedStores(), variables })).toThrow(
      [
        'CALLER_CHECK has no effect in a worker. Give createWorker a checkCaller instead.',
        'DATABASE_URL has no effect in a worker. Run the server on Node, or remove it.',
      ].join('\n'),
    )
  })

  it.each([
    ['PORT', '8787'],
    ['DELIVERY_PROVIDER', 'instacart'],
    ['INSTACART_API_KEY', 'key'],
    ['DELIVERY_WEBHOOK_SECRETS', 'whsec_x'],
    ['DATA_DIR', '/data'],
    ['DATA_KEYS', 'key'],
    ['BACKUP_DAYS', '7'],
    ['ORDERS_PER_DAY', '3'],
  ])('is not made with %s either', (name, value) => {
    expect(() => createWorker({ stores: sharedStores(), variables: { [name]: value } })).toThrow(
      `${name} has no effect in a worker. Run the server on Node, or remove it.`,
    )
  })

  it('obeys the limit of delivery calls if it has such calls, and else is not made with it', async () => {
    const variables = { DELIVERY_CALLS_PER_MINUTE: '1' }
    expect(() => createWorker({ stores: sharedStores(), variables })).toThrow(
      'DELIVERY_CALLS_PER_MINUTE has no effect in a worker. Give createWorker a store of subscriptions, or remove it.',
    )
    const { subscriptions } = await testProxy()
    const worker = createWorker({
      stores: { ...sharedStores(), subscriptions },
      variables,
      log: () => undefined,
    })
    const subscribe = () =>
      worker.fetch(new Request('https://edge.example/api/delivery/subscribe', postJson({})))
    expect([(await subscribe()).status, (await subscribe()).status]).toEqual([400, 429])
  })

  it('sends the waiting events when its timer runs', async () => {
    let drained = 0
    const outbox = { drain: async () => void drained++ }
    await createWorker({ stores: { outbox } }).scheduled()
    expect(drained).toBe(1)
  })

  it('has no delivery calls without a store for them', async () => {
    const worker = createWorker({ stores: sharedStores(), log: () => undefined })
    const call = new Request('https://edge.example/api/delivery/subscribe', postJson({}))
    expect((await worker.fetch(call)).status).toBe(404)
  })
})

describe("the operator's check of a caller", () => {
  it('that never answers makes the widget go on without the server', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answer = checked(() => new Promise(() => undefined)).fetch(withSession('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    const response = await answer
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: 'overloaded (529)' })
  })

  const checked = (checkCaller: NonNullable<WorkerOptions['checkCaller']>) =>
    createWorker({
      stores: sharedStores(),
      variables: { MODEL: 'builtin', MEAL_CALLS_PER_MINUTE: '2' },
      checkCaller,
      log: () => undefined,
    })
  const withSession = (session: string) => {
    const request = meal()
    request.headers.set('X-Session', session)
    return request
  }

  it('refuses a call before it costs anything', async () => {
    const worker = checked(({ headers }) => ({ isAllowed: headers.get('X-Session') === 'good' }))
    const refused = await worker.fetch(withSession('bad'))
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({ error: 'This call was not admitted' })
    expect((await worker.fetch(withSession('good'))).status).toBe(200)
  })

  it('may read the body, and may give each session a share of its own', async () => {
    const seen: string[] = []
    const worker = checked(async (request) => {
      seen.push((await request.json()).prompt)
      return { isAllowed: true, id: request.headers.get('X-Session') ?? 'none' }
    })
    expect((await worker.fetch(withSession('a'))).status).toBe(200)
    expect(seen).toEqual([DINNER_PROMPT])
  })
})
