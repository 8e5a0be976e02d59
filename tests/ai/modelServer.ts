import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { Profile, WeekPlan } from 'react-meal-planner/core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type ComposeOptions, composeWeek } from '../../src/ai/composeWeek.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { goodAnswer, mealPrompt } from './fakeModel.js'

const URL = 'http://shop.test/api/generateMeals'
export const startDate = '2026-03-02'
/** A week whose days the fake model can all bring on target. */
export const SEED = 5
export const visitor = sampleProfile({
  age: 35,
  weight: 150,
  goal: 'maintain',
  weeklyFoodBudget: 150,
  mealVariety: 'high',
})
const server = setupServer()

/** Answers the calls of a file's tests. Each file asks for it, because files may share this module. */
export function serveModels() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}

export const generateMeals: ComposeOptions['generateMeals'] = createApiClient({
  apiBase: 'http://shop.test/api',
}).generateMeals

export const text = (answer: string) => HttpResponse.json({ content: [{ type: 'text', text: answer }] })
export const isStage1 = (prompt: string) => mealPrompt(prompt) === null

/** A server whose model gives `answer`, or a good answer if that returns none. Returns the prompts it was sent. */
export function serve(answer: (prompt: string, count: number) => Response | Promise<Response> | undefined) {
  const prompts: string[] = []
  server.use(
    http.post<never, { prompt: string }>(URL, async ({ request }) => {
      const { prompt } = await request.json()
      prompts.push(prompt)
      return (await answer(prompt, prompts.length)) ?? text(goodAnswer(prompt))
    }),
  )
  return prompts
}

export async function compose(profile: Profile, options: Partial<ComposeOptions> = {}, seed = SEED) {
  const logged: string[] = []
  const log = (error: unknown) => logged.push(String(error))
  const result = await composeWeek(
    planRulesFor(profile),
    { startDate, seed },
    { generateMeals, log, ...options },
  )
  return { ...result, logged }
}

/** Whether the model made all meals, for each day. */
export const isComposed = (week: WeekPlan) =>
  week.days.map(({ meals }) => meals.every(({ name }) => name.startsWith('Model ')))
export const dishes = (week: WeekPlan, type: string) =>
  week.days.map(({ meals }) => meals.find((meal) => meal.type === type)?.name)
