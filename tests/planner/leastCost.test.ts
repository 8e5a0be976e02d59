import { buildGroceryList, generateTemplateWeek, leastCost } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const START = { startDate: '2026-11-23' }

// Each call plans about fifteen weeks.
describe('the least cost of a week', { timeout: 120_000 }, () => {
  it('is near what the planner reaches with the smallest budget', async () => {
    const profile = sampleProfile({ weeklyFoodBudget: 25 })
    const { costUsd, tillUsd, isEnough, missed } = await leastCost(profile)
    const week = await generateTemplateWeek({ profile, ...START })
    expect(isEnough).toBe(true)
    expect(missed).toEqual([])
    expect(costUsd).toBeLessThanOrEqual(buildGroceryList(week, profile).fullTotal + 0.01)
    expect(tillUsd).toBeGreaterThanOrEqual(costUsd)
  })

  it('is at most three times as much for three, whatever the budget', async () => {
    const one = await leastCost(sampleProfile({ weeklyFoodBudget: 25 }))
    const three = await leastCost(sampleProfile({ weeklyFoodBudget: 300, people: 3 }))
    expect(three.costUsd).toBeLessThanOrEqual(3 * one.costUsd + 0.1)
    expect(three.costUsd).toBeGreaterThan(one.costUsd)
  })

  it('never suggests giving up a rule that may be for health, religion or ethics', async () => {
    const { isEnough, help } = await leastCost(
      sampleProfile({
        dietaryRestrictions: 'vegan, allergic to soy, gluten, nuts and legumes, no grains',
        activityLevel: 'extremely_active',
        goal: 'gain',
        weight: 300,
      }),
    )
    expect(isEnough).toBe(false)
    for (const limit of help) expect(limit.kind).toBe('mealsPerDay')
  })

  it('is refused for an invalid profile, with the sentence of the wrong answer', async () => {
    await expect(leastCost(sampleProfile({ weight: 20 }))).rejects.toThrow(/weight/i)
  })

  it('is no longer computed once its signal aborts', async () => {
    const controller = new AbortController()
    let pauses = 0
    const pause = async () => {
      pauses += 1
      if (pauses === 2) controller.abort()
    }
    await expect(leastCost(sampleProfile(), { signal: controller.signal, pause })).rejects.toThrow(/abort/i)
    expect(pauses).toBe(2)
  })
})
