import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryTokenLedger } from '../../proxy/limits/memoryTokenLedger.js'
import { createTokenBudget } from '../../proxy/limits/tokenBudget.js'
import type { TokenLedger } from '../../proxy/limits/tokenLedger.js'
import type { MealModel } from '../../proxy/models/mealModel.js'
import { ModelError } from '../../proxy/models/modelError.js'
import { openAiCompatibleProvider } from '../../proxy/models/providers/openAiCompatibleProvider.js'
import { MEAL, MOST, proxyWith } from './support/askingProxy.js'
import { answerJson, fakeUpstream } from './support/fakeUpstream.js'
import { MODEL_OPTIONS } from './support/modelOptions.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'

/** On a busy machine, a call reaches the model later than the default of one second. */
const PATIENCE = { timeout: 60_000 }

const waitsForAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

const budgetOver = (ledger: TokenLedger) =>
  createTokenBudget({ ledger, tokensPerDay: MOST, tokensPerAddress: MOST, now: Date.now })

const good = async () => ({ text: MEAL, tokens: 100 })

describe('a caller that abandons its calls', () => {
  it('pays for them in full, up to its own share, and the next visitor is served', async () => {
    let calls = 0
    let isHostile = true
    const { ask } = await proxyWith(
      (_prompt, signal) => {
        calls++
        return isHostile ? waitsForAbort(signal) : good()
      },
      { tokensPerDay: 10 * MOST, tokensPerAddress: 3 * MOST },
    )
    for (let call = 0; call < 6; call++) {
      const leaving = new AbortController()
      const answer = ask('198.51.100.1', { signal: leaving.signal })
      const begun = Math.min(call + 1, 3)
      await vi.waitFor(() => expect(calls).toBe(begun), PATIENCE)
      leaving.abort()
      await answer
    }
    isHostile = false
    expect(calls).toBe(3)
    expect((await ask('198.51.100.1')).status).toBe(429)
    expect((await ask('203.0.113.9')).status).toBe(200)
  })

  it('cannot go from one IPv6 network of its site to the next without end', async () => {
    let leaving = new AbortController()
    const { ask } = await proxyWith(
      (_prompt, signal) => {
        const answer = waitsForAbort(signal)
        leaving.abort()
        return answer
      },
      { tokensPerDay: 100 * MOST, tokensPerAddress: MOST, limits: { modelTimeoutMs: 60_000 } },
    )
    const askAndLeave = async (address: string) => {
      leaving = new AbortController()
      return (await ask(address, { signal: leaving.signal })).status
    }
    const statuses: number[] = []
    for (let network = 0; network < 6; network++) {
      statuses.push(await askAndLeave(`2001:db8:0:${network}::1`))
    }
    expect(statuses).toEqual([503, 503, 503, 503, 429, 429])
    expect(await askAndLeave('2001:db8:1::1')).toBe(503)
  })
})

describe('a caller that leaves before the model is asked', () => {
  it('pays nothing', async () => {
    let calls = 0
    const model: MealModel = {
      name: 'test',
      maxTokens: () => MOST,
      answer: () => {
        calls++
        return good()
      },
    }
    const leaving = new AbortController()
    const ledger = createMemoryTokenLedger(Date.now)
    const slowLedger: TokenLedger = {
      ...ledger,
      async book(request) {
        leaving.abort()
        return ledger.book(request)
      },
    }
    const { app } = await testProxy({ model, tokenBudget: budgetOver(slowLedger) })
    await app.request('/api/generateMeals', {
      ...postJson({ prompt: DINNER_PROMPT }),
      signal: leaving.signal,
    })
    expect(calls).toBe(0)
    expect(await budgetOver(ledger).reserve(MOST, [{ id: 'unknown', shares: 1 }])).not.toBeNull()
  })
})

describe('the tokens of a call', () => {
  it.each([
    ['a fraction', 99.5, 9],
    ['a negative number', -5_000_000, 1],
    ['zero', 0, 10],
  ])('never cost the visitor an answer when upstream reports %s', async (_name, total_tokens, answers) => {
    const completion = { choices: [{ message: { content: MEAL } }], usage: { total_tokens } }
    const { baseUrl } = await fakeUpstream(answerJson(200, completion))
    const model = openAiCompatibleProvider.create(
      { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'local' },
      MODEL_OPTIONS,
    )
    const { app } = await testProxy({
      model: { ...model, maxTokens: () => MOST },
      tokensPerDay: MOST + 800,
    })
    const ask = () => app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
    const statuses: number[] = []
    for (let call = 0; call < 10; call++) statuses.push((await ask()).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(answers)
  })

  it.each([
    ['as reported when they are more than expected', 2.5 * MOST, [200, 200, 429]],
    ['as expected when no model could read so many', 1e15, [200, 200, 200]],
  ])('are booked %s', async (_name, tokens, statuses) => {
    const { ask } = await proxyWith(async () => ({ text: MEAL, tokens }), { tokensPerDay: 4 * MOST })
    const address = '198.51.100.1'
    expect([await ask(address), await ask(address), await ask(address)].map(({ status }) => status)).toEqual(
      statuses,
    )
  })

  it('are booked as reported when the answer is of no use', async () => {
    const completion = {
      choices: [{ finish_reason: 'length', message: { content: '{' } }],
      usage: { total_tokens: 10 },
    }
    const { baseUrl } = await fakeUpstream(answerJson(200, completion))
    const model = openAiCompatibleProvider.create(
      { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'local' },
      MODEL_OPTIONS,
    )
    const { app } = await testProxy({ model: { ...model, maxTokens: () => MOST }, tokensPerDay: MOST + 30 })
    const ask = () => app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
    const statuses: number[] = []
    for (let call = 0; call < 5; call++) statuses.push((await ask()).status)
    expect(statuses).toEqual([502, 502, 502, 502, 429])
  })
})

describe('a crowd before the model', () => {
  it('is served in turns, so that one caller with many calls delays nobody else', async () => {
    const finish: (() => void)[] = []
    const order: string[] = []
    const { ask } = await proxyWith(
      () => new Promise((resolve) => finish.push(() => resolve({ text: MEAL, tokens: 1 }))),
      { limits: { callsInFlight: 1, modelTimeoutMs: 60_000 } },
    )
    const answers = [...Array.from({ length: 10 }, () => '198.51.100.1'), '203.0.113.9'].map(
      async (address) => {
        await ask(address)
        order.push(address)
      },
    )
    for (let done = 0; done < 11; done++) {
      await vi.waitFor(() => expect(finish.length).toBeGreaterThan(done), PATIENCE)
      finish[done]?.()
    }
    await Promise.all(answers)
    expect(order.indexOf('203.0.113.9')).toBeLessThanOrEqual(2)
  })

  it('finds a slot although another caller has filled all that it may have', async () => {
    let held = 0
    const { ask } = await proxyWith(
      ({ text }, signal) => {
        if (text !== DINNER_PROMPT) return good()
        held++
        return waitsForAbort(signal)
      },
      { limits: { callsInFlight: 20, modelTimeoutMs: 60_000 } },
    )
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const hostile = Array.from({ length: 40 }, () => ask('198.51.100.1', { signal: leaving.signal }))
    await vi.waitFor(() => expect(held).toBe(16), PATIENCE)
    const day = DINNER_PROMPT.replace('Budget: $4.25', 'Budget: $4.26')
    const answer = await ask('203.0.113.9', postJson({ prompt: day }))
    expect(answer.status).toBe(200)
    leaving.abort()
    await Promise.all(hostile)
  })

  it('gets a place in line instead of a failure when the wait is too long', async () => {
    let isAsked = false
    let end: () => void = () => undefined
    const { ask } = await proxyWith(
      () => {
        isAsked = true
        // Past its time limit too, so that the slot is not free before the second call is refused.
        return new Promise((_, reject) => {
          end = () => reject(new ModelError('overloaded', 'the test ends'))
        })
      },
      {
        // A budget that does not wait for a database: the call's time cannot be over before the model is asked.
        tokenBudget: budgetOver(createMemoryTokenLedger(Date.now)),
        limits: { callsInFlight: 1, modelTimeoutMs: 400 },
      },
    )
    const first = ask('198.51.100.1')
    await vi.waitFor(() => expect(isAsked).toBe(true), PATIENCE)
    const second = await ask('203.0.113.9')
    expect(second.status).toBe(503)
    expect(await second.json()).toEqual({ error: 'overloaded (529)', place: 1 })
    expect(second.headers.get('Retry-After')).toBe('2')
    end()
    expect((await first).status).toBe(503)
  })
})
