import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { createLibsqlTokenBudget } from '../../proxy/limits/libsqlTokenBudget.js'
import { anthropicProvider } from '../../proxy/models/providers/anthropicProvider.js'
import { openAiCompatibleProvider } from '../../proxy/models/providers/openAiCompatibleProvider.js'
import { openDatabase } from '../../proxy/openDatabase.js'
import { DINNER, DINNER_PROMPT } from './support/prompts.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { postJson, testProxy } from './support/testProxy.js'

describe('the daily token budget', () => {
  it.each([
    ['Claude', anthropicProvider],
    ['an OpenAI-compatible server', openAiCompatibleProvider],
  ])('is not charged for a refused connection to %s', async (_name, provider) => {
    const url = `http://127.0.0.1:${await freePort()}`
    const keys = { ANTHROPIC_API_KEY: 'key', OPENAI_MODEL: 'local-model' }
    const model = provider.create({ ...keys, ANTHROPIC_BASE_URL: url, OPENAI_BASE_URL: url }, 2000)
    const tokensPerDay = model.maxTokens({ text: DINNER_PROMPT, parameters: DINNER })
    const { app } = await testProxy({ model, tokensPerDay })
    const ask = () => app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
    expect([(await ask()).status, (await ask()).status]).toEqual([503, 503])
  })

  it('gets tokens back on the day they were reserved when a call crosses midnight', async () => {
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
})
