import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { openAiCompatibleProvider } from '../../proxy/models/providers/openAiCompatibleProvider.js'
import { answerJson, fakeUpstream, hang, hangUp } from './support/fakeUpstream.js'
import { MODEL_OPTIONS } from './support/modelOptions.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { postJson, testProxy } from './support/testProxy.js'

const MEAL = '{"type":"dinner","name":"Salmon","foods":[{"id":"salmon","grams":150}]}'

const completion = (choice: Readonly<Record<string, unknown>> = {}) => ({
  choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: MEAL }, ...choice }],
  usage: { total_tokens: 1000 },
})

/** Enough for everything that the server does itself, also at a busy machine. */
const TIME_LIMIT_MS = 1000

async function askThrough(reaction: (response: ServerResponse) => void, apiKey?: string) {
  const { baseUrl, calls } = await fakeUpstream(reaction)
  const variables = { OPENAI_BASE_URL: `${baseUrl}/v1/`, OPENAI_API_KEY: apiKey, OPENAI_MODEL: 'local-model' }
  const model = openAiCompatibleProvider.create(variables, MODEL_OPTIONS)
  const { app } = await testProxy({ model, limits: { modelTimeoutMs: TIME_LIMIT_MS } })
  return { response: await app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT })), calls }
}

describe('an OpenAI-compatible model', () => {
  it('answers with one text block', async () => {
    const { response, calls } = await askThrough(answerJson(200, completion()), 'secret')
    expect(await response.json()).toEqual({ content: [{ type: 'text', text: MEAL }] })
    expect(calls[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer secret' },
      body: {
        model: 'local-model',
        max_tokens: 2000,
        messages: [{ role: 'system' }, { role: 'user', content: DINNER_PROMPT }],
        response_format: { type: 'json_schema', json_schema: { strict: true, schema: { type: 'object' } } },
      },
    })
  })

  it('is asked without a key when none is set', async () => {
    const { calls } = await askThrough(answerJson(200, completion()))
    expect(calls[0]?.headers).not.toHaveProperty('authorization')
  })
})

describe('a failure of an OpenAI-compatible model', () => {
  it.each([
    ['429', answerJson(429, { error: 'slow down' }), 429, 'rate limit'],
    ['500', answerJson(500, { error: 'broken' }), 503, 'overloaded (529)'],
    ['silence', hang, 503, 'overloaded (529)'],
    ['a dropped connection', hangUp, 503, 'overloaded (529)'],
    ['404', answerJson(404, { error: 'no such model' }), 502, 'The model refused the call'],
    [
      'an answer cut short',
      answerJson(200, completion({ finish_reason: 'length' })),
      502,
      'The model gave no usable answer',
    ],
    [
      'a refusal',
      answerJson(200, completion({ message: { content: null, refusal: 'No.' } })),
      502,
      'The model gave no usable answer',
    ],
    ['another shape', answerJson(200, []), 502, 'The model gave no usable answer'],
  ])('is answered with a fixed text of ours after %s', async (_name, reaction, status, error) => {
    const { response } = await askThrough(reaction)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error })
  })
})
