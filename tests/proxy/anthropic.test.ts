import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { anthropicProvider } from '../../proxy/models/providers/anthropicProvider.js'
import { answerJson, fakeUpstream, hang, hangUp } from './support/fakeUpstream.js'
import { MODEL_OPTIONS } from './support/modelOptions.js'
import { DAY_PROMPT, DINNER, DINNER_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'

const MEAL = '{"type":"dinner","name":"Salmon","foods":[{"id":"salmon","grams":150}]}'

const message = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-haiku-5-5',
  stop_reason: 'end_turn',
  stop_sequence: null,
  content: [{ type: 'text', text: MEAL }],
  usage: { input_tokens: 900, output_tokens: 100 },
  ...overrides,
})

const upstreamError = (status: number, type: string) =>
  answerJson(
    status,
    {
      type: 'error',
      error: { type, message: `${type} 529 500 rate limit overloaded` },
      request_id: 'req_500529',
    },
    { 'request-id': 'req_500529', 'retry-after-ms': '1' },
  )

const claude = (baseUrl: string) =>
  anthropicProvider.create({ ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: baseUrl }, MODEL_OPTIONS)

async function proxyTo(
  reactions: readonly ((response: ServerResponse) => void)[],
  options: { readonly tokensPerDay?: number; readonly modelTimeoutMs?: number } = {},
) {
  const { tokensPerDay = 1_000_000, modelTimeoutMs = 5000 } = options
  const upstream = await fakeUpstream(...reactions)
  const { baseUrl } = upstream
  const model = claude(baseUrl)
  const proxy = await testProxy({ model, tokensPerDay, limits: { modelTimeoutMs } })
  const ask = (prompt = DINNER_PROMPT, init: RequestInit = {}) =>
    proxy.app.request('/api/generateMeals', { ...postJson({ prompt }), ...init })
  return { ...upstream, ...proxy, ask }
}

describe('the Claude model', () => {
  it('answers with one text block and nothing else', async () => {
    const { ask } = await proxyTo([answerJson(200, message())])
    const response = await ask()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ content: [{ type: 'text', text: MEAL }] })
  })

  it('finds the text behind a thinking block', async () => {
    const content = [
      { type: 'thinking', thinking: 'Fish goes with rice.', signature: 'x' },
      { type: 'text', text: MEAL },
    ]
    const { ask } = await proxyTo([answerJson(200, message({ content }))])
    expect(await (await ask()).json()).toEqual({ content: [{ type: 'text', text: MEAL }] })
  })

  it('is asked with our key, a fixed model, a token cap, a fixed system text and a JSON schema', async () => {
    const { ask, calls } = await proxyTo([answerJson(200, message())])
    await ask(DAY_PROMPT)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      path: '/v1/messages',
      headers: { authorization: 'Bearer key' },
      body: {
        model: 'claude-haiku-5-5',
        max_tokens: 2000,
        system: expect.stringContaining('You plan meals'),
        messages: [{ role: 'user', content: DAY_PROMPT }],
        output_config: {
          format: {
            type: 'json_schema',
            schema: {
              properties: { macros: { required: ['breakfast', 'lunch', 'dinner', 'snack', 'snack2'] } },
            },
          },
        },
      },
    })
  })

  it('is asked again after one failed attempt', async () => {
    const { ask, calls } = await proxyTo([upstreamError(529, 'overloaded_error'), answerJson(200, message())])
    expect((await ask()).status).toBe(200)
    expect(calls).toHaveLength(2)
  })
})

describe('a failure of Claude', () => {
  it.each([
    ['429', upstreamError(429, 'rate_limit_error'), 429, 'rate limit'],
    ['529', upstreamError(529, 'overloaded_error'), 503, 'overloaded (529)'],
    ['500', upstreamError(500, 'api_error'), 503, 'overloaded (529)'],
    ['a dropped connection', hangUp, 503, 'overloaded (529)'],
    ['401', upstreamError(401, 'authentication_error'), 502, 'The model refused the call'],
    ['400', upstreamError(400, 'invalid_request_error'), 502, 'The model refused the call'],
    [
      'a refusal',
      answerJson(200, message({ stop_reason: 'refusal' })),
      502,
      'The model gave no usable answer',
    ],
    [
      'max_tokens',
      answerJson(200, message({ stop_reason: 'max_tokens' })),
      502,
      'The model gave no usable answer',
    ],
    ['no text at all', answerJson(200, message({ content: [] })), 502, 'The model gave no usable answer'],
    ['another shape', answerJson(200, { hello: 'there' }), 502, 'The model gave no usable answer'],
  ])('is answered with a fixed text of ours after %s', async (_name, reaction, status, error) => {
    const { ask } = await proxyTo([reaction])
    const response = await ask()
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(JSON.stringify({ error }))
  })

  it.each([
    ['is cut off', message({ stop_reason: 'max_tokens' })],
    ['has no text', message({ content: [] })],
    ['has another shape', { hello: 'there' }],
  ])('says how many calls it still takes, also if its answer %s', async (_, answer) => {
    const reset = new Date(Date.now() + 60_000).toISOString()
    const headers = {
      'anthropic-ratelimit-requests-remaining': '0',
      'anthropic-ratelimit-requests-reset': reset,
    }
    const { baseUrl } = await fakeUpstream(answerJson(200, answer, headers))
    const prompt = { text: DINNER_PROMPT, parameters: DINNER }
    await expect(claude(baseUrl).answer(prompt, new AbortController().signal)).rejects.toMatchObject({
      reason: 'unusable',
      pace: { callsLeft: 0 },
    })
  })

  it('ends the call upstream too when the time limit is reached', async () => {
    const { ask, calls, droppedCalls } = await proxyTo([hang], { modelTimeoutMs: 300 })
    const response = await ask()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: 'overloaded (529)' })
    expect(calls).toHaveLength(1)
    await vi.waitFor(() => expect(droppedCalls()).toBe(1))
  })

  it('mentions overload, a rate limit, 529 or 500 only when that is what happened', async () => {
    const { ask } = await proxyTo([upstreamError(403, 'permission_error')])
    expect(await (await ask()).text()).not.toMatch(/529|500|overload|rate limit/i)
  })
})

describe('a caller that leaves', () => {
  it('ends the call upstream too', async () => {
    const { ask, calls, droppedCalls } = await proxyTo([hang])
    const leaving = new AbortController()
    const answer = ask(DINNER_PROMPT, { signal: leaving.signal })
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    leaving.abort()
    await vi.waitFor(() => expect(droppedCalls()).toBe(1))
    expect((await answer).status).toBe(503)
  })
})

describe('the daily token budget', () => {
  const MOST = claude('http://localhost').maxTokens({ text: DINNER_PROMPT, parameters: DINNER })
  const COST = 1000

  it('is reserved before the call, so that nothing goes upstream without it', async () => {
    const { ask, calls } = await proxyTo([answerJson(200, message())], { tokensPerDay: MOST - 1 })
    const response = await ask()
    expect(response.status).toBe(429)
    expect(await response.json()).toEqual({ error: 'rate limit' })
    expect(calls).toHaveLength(0)
  })

  it('is charged what a call really cost', async () => {
    const { ask, calls } = await proxyTo([answerJson(200, message())], { tokensPerDay: MOST + 2 * COST })
    const statuses = []
    for (let call = 0; call < 4; call++) statuses.push((await ask()).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(calls).toHaveLength(3)
  })

  it('is not charged for calls that the model refused', async () => {
    const { ask } = await proxyTo([upstreamError(400, 'invalid_request_error')], { tokensPerDay: MOST })
    const statuses = []
    for (let call = 0; call < 5; call++) statuses.push((await ask()).status)
    expect(statuses).toEqual([502, 502, 502, 502, 502])
  })
})
