import { buildGroceryList, generateTemplateWeek, type LeastCost, leastCost } from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const START = { startDate: '2026-11-23' }

/** Somebody who needs far more than the allowed foods easily bring. */
const hungryVegan = sampleProfile({
  dietaryRestrictions: 'vegan, allergic to soy, gluten, nuts and legumes, no grains',
  activityLevel: 'extremely_active',
  goal: 'gain',
  weight: 280,
})

// Each call plans about ten weeks in short.
describe('the least cost of a week', () => {
  const profile = sampleProfile({ weeklyFoodBudget: 25 })
  let one: LeastCost

  beforeAll(async () => {
    one = await leastCost(profile)
  })

  it('is near what the planner reaches with the smallest budget', async () => {
    const { costUsd, tillUsd, isEnough, missed } = one
    const week = await generateTemplateWeek({ profile, ...START })
    expect(isEnough).toBe(true)
    expect(missed).toEqual([])
    const ratio = costUsd / buildGroceryList(week, profile).fullTotal
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.1)
    expect(tillUsd).toBeGreaterThanOrEqual(costUsd)
  })

  it('is at most three times as much for three, whatever the budget', async () => {
    const three = await leastCost(sampleProfile({ weeklyFoodBudget: 300, people: 3 }))
    expect(three.costUsd).toBeLessThanOrEqual(3 * one.costUsd + 0.1)
    expect(three.costUsd).toBeGreaterThan(one.costUsd)
  })

  it('is at least what the portions of all come to', async () => {
    const two = await leastCost({ ...profile, people: 2, others: [{ portion: 0.5 }] })
    expect(two.costUsd / one.costUsd).toBeGreaterThan(1.3)
    expect(two.costUsd / one.costUsd).toBeLessThan(1.6)
  })

  it('never suggests giving up a rule that may be for health, religion or ethics', async () => {
    const tall = { ...hungryVegan, heightFeet: 7, mealsPerDay: 3 }
    const dislikes = 'vegan, no grains, no nuts, no seeds, no oil, no legumes, no soy'
    const picky = await leastCost({ ...tall, dietaryRestrictions: dislikes, weight: 300 })
    expect(picky.isEnough).toBe(false)
    expect(picky.help).not.toEqual([])
    for (const limit of picky.help) expect(limit).toMatchObject({ kind: 'written' })
    const allergic = await leastCost({ ...tall, weight: 520 })
    expect(allergic).toMatchObject({ isEnough: false, help: [{ kind: 'mealsPerDay', mealsPerDay: 6 }] })
  })

  it.each([
    ['more meals', 3, { kind: 'mealsPerDay' }],
    ['another split', 6, { kind: 'macroStyle', macroStyle: 'high_protein' }],
  ])('says that %s would help if most days miss a number', async (_, mealsPerDay, help) => {
    const athlete = sampleProfile({
      gender: 'male',
      age: 25,
      heightFeet: 6,
      heightInches: 1,
      weight: 200,
      activityLevel: 'very_active',
      goal: 'gain',
      dietaryRestrictions: 'vegan, gluten free, high protein',
      foodRestrictions: ['soy'],
      mealsPerDay,
    })
    const least = await leastCost(athlete)
    expect(least.missed).not.toEqual([])
    expect(least.help).toMatchObject([help])
  })

  it('calls no week impossible that a visitor can get', async () => {
    await expect(generateTemplateWeek({ profile: hungryVegan, ...START, seed: 1 })).resolves.toBeDefined()
    expect(await leastCost(hungryVegan)).toMatchObject({ isEnough: true })
  })

  it('calls no week possible that a visitor is refused', async () => {
    const profile = { ...hungryVegan, weight: 300 }
    expect(await leastCost(profile)).toMatchObject({ isEnough: true })
    for (const seed of [1, 2, 3, 4]) {
      await expect(generateTemplateWeek({ profile, ...START, seed }), `seed ${seed}`).resolves.toBeDefined()
    }
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
