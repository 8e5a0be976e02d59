import type { MealModel } from '../../../proxy/models/mealModel.js'
import { DINNER_PROMPT } from './prompts.js'
import { postJson, type TestProxyOptions, testProxy } from './testProxy.js'

export const MEAL = '{"type":"dinner","name":"Salmon","foods":[{"id":"salmon","grams":150}]}'
export const MOST = 1000

/** The server with a model of the test's own, called from any address. */
export async function proxyWith(answer: MealModel['answer'], options: TestProxyOptions = {}) {
  const model: MealModel = { name: 'test', maxTokens: () => MOST, answer }
  const proxy = await testProxy({ model, ...options })
  const ask = (address: string, init: RequestInit = {}) =>
    proxy.app.request(
      '/api/generateMeals',
      { ...postJson({ prompt: DINNER_PROMPT }), ...init },
      { incoming: { socket: { remoteAddress: address } } },
    )
  return { ...proxy, ask }
}
