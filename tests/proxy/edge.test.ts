import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDurableStores } from '../../proxy/edge/durableStores.js'
import { bundleForEdge } from './support/bundleForEdge.js'
import { fakeNamespace } from './support/fakeNamespace.js'
import { answerJson, fakeUpstream } from './support/fakeUpstream.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { postJson } from './support/testProxy.js'

const MEAL = '{"type":"dinner","name":"Salmon","foods":[{"id":"salmon","grams":150}]}'
const completion = { choices: [{ message: { content: MEAL } }], usage: { total_tokens: 100 } }
const DAY_MS = 86_400_000

const mealFrom = (address: string) =>
  new Request(
    'https://edge.example/api/generateMeals',
    postJson({ prompt: DINNER_PROMPT }, { 'CF-Connecting-IP': address }),
  )

interface Deployed {
  readonly default: {
    fetch(
      request: Request,
      env: object,
      context: { waitUntil(work: Promise<unknown>): void },
    ): Promise<Response>
  }
}

let load: () => Promise<Deployed>

beforeAll(async () => {
  load = await bundleForEdge('proxy/edge/worker.ts')
})

/** Several instances of the worker as it is deployed, with what they have in common. */
async function deploy(instances: number, settings: Readonly<Record<string, string>>) {
  // Its log goes to the console.
  const log = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const { baseUrl, calls } = await fakeUpstream(answerJson(200, completion))
  const { namespace } = fakeNamespace()
  const env = { LIMITS: namespace, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'local', ...settings }
  const kept: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => void kept.push(work) }
  const isolates = await Promise.all(Array.from({ length: instances }, load))
  const ask = async (instance: number, address: string) =>
    (await isolates[instance]?.default.fetch(mealFrom(address), env, context))?.status
  return { ask, calls, kept }
}

describe('the worker for Cloudflare', () => {
  it('shares one budget between its instances', async () => {
    const budget = { DAILY_TOKEN_BUDGET: '12000', DAILY_TOKENS_PER_ADDRESS: '12000' }
    const { ask, calls } = await deploy(2, budget)
    const statuses: (number | undefined)[] = []
    for (let call = 0; call < 200; call++) statuses.push(await ask(call % 2, '203.0.113.1'))
    const answered = statuses.filter((status) => status === 200).length
    expect(answered).toBe(calls.length)
    expect(answered).toBeGreaterThan(20)
    expect(answered * 100).toBeLessThanOrEqual(12_000)
    expect(statuses.at(-1)).toBe(429)
  })

  it('shares the limits of each visitor between its instances', async () => {
    const { ask } = await deploy(2, { MEAL_CALLS_PER_MINUTE: '2' })
    const visitor = '203.0.113.1'
    expect([await ask(0, visitor), await ask(1, visitor), await ask(0, visitor)]).toEqual([200, 200, 429])
    expect(await ask(1, '203.0.113.2')).toBe(200)
  })

  it('asks the runtime to let a call finish whose caller has left', async () => {
    const { ask, kept } = await deploy(1, {})
    await ask(0, '203.0.113.1')
    expect(kept).toHaveLength(1)
    expect(await kept[0]).toMatchObject({ status: 200 })
  })
})

describe('a Durable Object that counts', () => {
  it('lets a burst through and says when the next call may come', async () => {
    let time = Date.UTC(2026, 10, 21, 12)
    const { rateLimits } = createDurableStores(fakeNamespace(() => time).namespace)
    const take = () => rateLimits.take('192.0.2.1', 2)
    expect([await take(), await take(), await take()]).toEqual([0, 0, 30_000])
    time += 30_000
    expect([await take(), await take()]).toEqual([0, 30_000])
  })

  it('forgets a visitor two days after the last visit', async () => {
    let time = Date.UTC(2026, 10, 21, 12)
    const { namespace, objects } = fakeNamespace(() => time)
    const { rateLimits, tokenLedger } = createDurableStores(namespace)
    const visit = async () => {
      await rateLimits.take('192.0.2.1', 2)
      await tokenLedger.book({ account: '192.0.2.1', limit: 100, want: 10, least: 10 })
    }
    await visit()
    time += DAY_MS
    await visit()
    const object = objects.get('192.0.2.1')
    expect(object?.alarmMs).toBe(time + 2 * DAY_MS)
    time += 2 * DAY_MS
    await object?.limits.alarm()
    expect(object?.stored.size).toBe(0)
  })

  it('gives a visitor who never pauses no second burst for it', async () => {
    let time = Date.UTC(2026, 10, 21, 12)
    const { namespace, objects } = fakeNamespace(() => time)
    const { rateLimits } = createDurableStores(namespace)
    const take = () => rateLimits.take('192.0.2.1', 2)
    await take()
    await take()
    const object = objects.get('192.0.2.1')
    await object?.limits.alarm()
    expect(await take()).toBe(30_000)
    expect(object?.alarmMs).toBe(time + 2 * DAY_MS)
    time += 2 * DAY_MS
    await object?.limits.alarm()
    expect(object?.stored.size).toBe(0)
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new Error('Durable Object reset'))],
    ['fails', async () => new Response('Internal Server Error', { status: 500 })],
    ['refuses the call', async () => Response.json({ error: 'overloaded' }, { status: 503 })],
    ['answers with a web page', async () => new Response('<h1>Error 1101</h1>')],
    ['answers something else', async () => Response.json({ error: 'overloaded' })],
  ])('that %s makes callers come back later', async (_fault, fetch) => {
    const { tokenLedger } = createDurableStores({ idFromName: String, get: () => ({ fetch }) })
    const booking = tokenLedger.book({ account: 'everybody', limit: 1, want: 1, least: 1 })
    await expect(booking).rejects.toMatchObject({ name: 'DatabaseFailure', busy: true })
  })
})
