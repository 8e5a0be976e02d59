import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { anthropicProvider } from '../../proxy/models/providers/anthropicProvider.js'
import { openAiCompatibleProvider } from '../../proxy/models/providers/openAiCompatibleProvider.js'
import { answerJson, fakeUpstream, hang, hangUp } from './support/fakeUpstream.js'
import { DINNER, DINNER_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'

const MEAL = '{"type":"dinner","name":"Salmon","foods":[{"id":"salmon","grams":150}]}'
const PROVIDERS = [
  [
    'Claude',
    anthropicProvider,
    {
      stop_reason: 'end_turn',
      content: [{ type: 'text', text: MEAL }],
      usage: { input_tokens: 1, output_tokens: 1 },
    },
  ],
  [
    'an OpenAI-compatible model',
    openAiCompatibleProvider,
    { choices: [{ message: { content: MEAL } }], usage: { total_tokens: 2 } },
  ],
] as const

const send = (status: number, type: string, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}

const OVERLOADED = { status: 503, body: { error: 'overloaded (529)' } }
const UNUSABLE = { status: 502, body: { error: 'The model gave no usable answer' } }

describe.each(PROVIDERS)('%s', (_name, provider, good) => {
  async function proxyAt(url: string, tokensPerDay = 1_000_000) {
    const model = provider.create(
      { ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: url, OPENAI_BASE_URL: url, OPENAI_MODEL: 'local' },
      2000,
    )
    const perDay = Math.max(tokensPerDay, model.maxTokens({ text: DINNER_PROMPT, parameters: DINNER }))
    const { app } = await testProxy({ model, tokensPerDay: perDay, limits: { modelTimeoutMs: 800 } })
    return async () => {
      const response = await app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
      return { status: response.status, body: await response.json() }
    }
  }

  it.each([
    ['is silent', hang, OVERLOADED],
    [
      'sends half a header and waits',
      (response: ServerResponse) => response.socket?.write('HTTP/1.1 20'),
      OVERLOADED,
    ],
    [
      'cuts its answer off',
      (response: ServerResponse) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
        response.write('{"choices":[', () => response.destroy())
      },
      OVERLOADED,
    ],
    ['answers with a web page', send(200, 'text/html', '<h1>Log in</h1>'), UNUSABLE],
    ['answers with JSON of another type', send(200, 'text/plain', JSON.stringify({ hello: 1 })), UNUSABLE],
    ['answers with broken JSON', send(200, 'application/json', '{"choices":'), UNUSABLE],
    ['answers with nothing', send(200, 'application/json', ''), UNUSABLE],
  ])(
    'that %s costs the visitor one call only, and answers again when it is well',
    async (_fault, react, expected) => {
      const { baseUrl } = await fakeUpstream(react, answerJson(200, good))
      const ask = await proxyAt(baseUrl)
      expect(await ask()).toEqual(expected)
      expect((await ask()).status).toBe(200)
    },
  )

  it.each([
    ['cannot be found (DNS)', async () => 'http://model.invalid'],
    ['speaks no TLS', async () => (await fakeUpstream(hangUp)).baseUrl.replace('http:', 'https:')],
  ])('that %s is an overload', async (_fault, urlOf) => {
    const ask = await proxyAt(await urlOf())
    expect(await ask()).toEqual(OVERLOADED)
  })

  it('that hangs up before its answer is asked again', async () => {
    const { baseUrl, calls } = await fakeUpstream(hangUp, answerJson(200, good))
    const ask = await proxyAt(baseUrl)
    expect((await ask()).status).toBe(200)
    expect(calls).toHaveLength(2)
  })

  it('that hangs up again and again is an overload', async () => {
    const { baseUrl, calls } = await fakeUpstream(hangUp)
    const ask = await proxyAt(baseUrl)
    expect(await ask()).toEqual(OVERLOADED)
    expect(calls).toHaveLength(3)
  })

  it('that cannot be found costs no tokens', async () => {
    const ask = await proxyAt('http://model.invalid', 0)
    expect([await ask(), await ask()]).toEqual([OVERLOADED, OVERLOADED])
  })
})
