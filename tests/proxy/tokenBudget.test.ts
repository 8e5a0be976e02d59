import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../proxy/database.js'
import { createLibsqlTokenBudget } from '../../proxy/limits/libsqlTokenBudget.js'
import { createAnthropicModel } from '../../proxy/models/anthropicModel.js'
import { createOpenAiCompatibleModel } from '../../proxy/models/openAiCompatibleModel.js'
import { DINNER, DINNER_PROMPT } from './support/prompts.js'
import { postJson, temporaryFolder, testProxy } from './support/testProxy.js'

/** An address that nothing listens at: every connection is refused. */
async function deafBaseUrl() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${address.port}`
}

const SETTINGS = { apiKey: 'key', model: 'some-model', maxTokens: 2000 }

describe('a connection that is refused', () => {
  test.each([
    ['Claude', createAnthropicModel],
    ['an OpenAI-compatible server', createOpenAiCompatibleModel],
  ])('to %s costs no tokens', async (_name, createModel) => {
    const model = createModel({ ...SETTINGS, baseUrl: await deafBaseUrl() })
    const tokensPerDay = model.maxTokens({ text: DINNER_PROMPT, parameters: DINNER })
    const { app } = await testProxy({ model, tokensPerDay })
    const ask = () => app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
    expect([(await ask()).status, (await ask()).status]).toEqual([503, 503])
  })
})

test('a call that crosses midnight gives back to the day it was reserved on', async () => {
  const EVENING = Date.UTC(2026, 10, 21, 23, 59)
  const MORNING = Date.UTC(2026, 10, 22, 0, 1)
  let time = EVENING
  const database = await openDatabase(await temporaryFolder())
  onTestFinished(() => database.close())
  const budget = createLibsqlTokenBudget(database, { tokensPerDay: 100, now: () => time })

  const late = await budget.reserve(100)
  time = MORNING
  await budget.reserve(100)
  await late?.giveBack(60)
  expect(await budget.reserve(1)).toBeNull()
  time = EVENING
  expect(await budget.reserve(60)).not.toBeNull()
  expect(await budget.reserve(1)).toBeNull()
})
