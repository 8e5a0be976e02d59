import { describe, expect, it } from 'vitest'
import { composeWeek } from '../../src/ai/composeWeek.js'
import { createApiClient } from '../../src/api/apiClient.js'
import { planRulesFor } from '../../src/core/plan/planRules.js'
import { sampleProfile } from '../support/sampleProfile.js'
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
})
