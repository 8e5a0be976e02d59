import { checkPlan } from 'react-meal-planner/core'
import { describe, expect, it, vi } from 'vitest'
import { composeWeek } from '../../src/ai/composeWeek.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../support/sampleProfile.js'
import { DINNER_PROMPT } from './support/prompts.js'
import { testProxy } from './support/testProxy.js'

const PROFILE = sampleProfile({ weeklyFoodBudget: 150 })

describe('the server', () => {
  it.each([
    ['an ordinary profile', {}],
    ['a vegan', { dietaryRestrictions: 'vegan' }],
    ['a keto diet', { dietaryRestrictions: 'keto' }],
    [
      'six varied meals without gluten and dairy',
      { dietaryRestrictions: 'gluten free, dairy free', mealsPerDay: 6 },
    ],
    ['a kosher kitchen', { dietaryRestrictions: 'kosher', mealVariety: 'high' }],
  ] as const)('composes the whole week without a key for %s', async (_name, answers) => {
    const { app, log } = await testProxy()
    const { generateMeals } = createApiClient({
      apiBase: 'http://localhost/api',
      fetch: async (url, init) => app.request(url, init),
    })
    const madeGood: unknown[] = []
    const { week, fellBack } = await composeWeek(
      planRulesFor({ ...PROFILE, ...answers }),
      { startDate: '2026-11-23', seed: 1 },
      { generateMeals, log: (error) => madeGood.push(error) },
    )
    expect(madeGood).toEqual([])
    expect(fellBack).toBe(false)
    expect(week.days).toHaveLength(7)
    expect(log.every((event) => event.event === 'call' && event.status === 200)).toBe(true)
  })

  it('says that no AI answered', async () => {
    const { app } = await testProxy()
    const answers: unknown[] = []
    const { generateMeals } = createApiClient({
      apiBase: 'http://localhost/api',
      fetch: async (url, init) => {
        const answer = await app.request(url, init)
        answers.push(await answer.clone().json())
        return answer
      },
    })
    const onBuiltIn = vi.fn()
    await generateMeals(DINNER_PROMPT, { onBuiltIn })
    expect(answers).toEqual([{ content: [{ type: 'text', text: expect.any(String) }], model: 'builtin' }])
    expect(onBuiltIn).toHaveBeenCalledOnce()
  })

  it('leaves no day off target that our own week has on target', async () => {
    const { app } = await testProxy()
    const { generateMeals } = createApiClient({
      apiBase: 'http://localhost/api',
      fetch: async (url, init) => app.request(url, init),
    })
    const profile = sampleProfile({
      age: 34,
      gender: 'female',
      weight: 160,
      activityLevel: 'sedentary',
      goal: 'lose',
      weeklyFoodBudget: 120,
      dietaryRestrictions: 'AIP',
    })
    for (const seed of [5, 7]) {
      const { week } = await composeWeek(
        planRulesFor(profile),
        { startDate: '2026-11-28', seed },
        { generateMeals, log: () => undefined },
      )
      expect(checkPlan(week, profile), `seed ${seed}`).toEqual([])
    }
  })
})
