import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ModelError } from '../../proxy/models/modelError.js'
import { openAiCompatibleProvider } from '../../proxy/models/providers/openAiCompatibleProvider.js'
import { MEAL, proxyWith } from './support/askingProxy.js'
import { answerJson, fakeUpstream, hang } from './support/fakeUpstream.js'
import { MODEL_OPTIONS } from './support/modelOptions.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'

describe('a model that accepts fewer calls', () => {
  it('gets no more of them at a time than it answers, and every visitor gets an answer', async () => {
    let running = 0
    let refused = 0
    const { ask } = await proxyWith(
      async () => {
        if (running >= 4) {
          refused++
          throw new ModelError('rate-limited', 'test', { tokens: 0, pace: { isTooFast: true, waitMs: 20 } })
        }
        running++
        await sleep(20)
        running--
        return { text: MEAL, tokens: 1 }
      },
      { limits: { callsInFlight: 64, modelTimeoutMs: 60_000 } },
    )
    const callers = Array.from({ length: 100 }, (_, index) => `198.51.100.${index % 50}`)
    const statuses = await Promise.all(callers.map(async (address) => (await ask(address)).status))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(refused).toBeLessThan(150)
  })

  it.each([
    ['an answer', 200, { choices: [{ message: { content: MEAL } }] }],
    ['one that is cut off', 502, { choices: [{ finish_reason: 'length', message: { content: MEAL } }] }],
    ['a refusal', 502, { choices: [{ message: { refusal: 'No.' } }] }],
    ['one of another shape', 502, []],
  ])('is left alone after %s until its headers allow a call again', async (_, status, completion) => {
    const headers = { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '2s' }
    const { baseUrl, calls } = await fakeUpstream(answerJson(200, completion, headers))
    const model = openAiCompatibleProvider.create(
      { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'local' },
      MODEL_OPTIONS,
    )
    const { app } = await testProxy({ model })
    const ask = () => app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
    expect((await ask()).status).toBe(status)
    const second = ask()
    await sleep(200)
    expect(calls).toHaveLength(1)
    expect((await second).status).toBe(status)
    expect(calls).toHaveLength(2)
  })

  it('is asked again after the time it names, while the visitor waits', async () => {
    const completion = { choices: [{ message: { content: MEAL } }], usage: { total_tokens: 1 } }
    const { baseUrl, calls } = await fakeUpstream(
      answerJson(429, {}, { 'retry-after-ms': '50' }),
      answerJson(503, {}, { 'retry-after': '0' }),
      answerJson(200, completion),
    )
    const model = openAiCompatibleProvider.create(
      { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'local' },
      MODEL_OPTIONS,
    )
    const { app } = await testProxy({ model })
    const answer = await app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
    expect(answer.status).toBe(200)
    expect(calls).toHaveLength(3)
  })

  it('passes on when to try again when that is too late for this call', async () => {
    const { baseUrl } = await fakeUpstream(answerJson(429, {}, { 'retry-after': '30' }), hang)
    const model = openAiCompatibleProvider.create(
      { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'local' },
      MODEL_OPTIONS,
    )
    const { app } = await testProxy({ model, limits: { modelTimeoutMs: 400 } })
    const answer = await app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toBe('30')
  })
})
