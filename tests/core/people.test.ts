import {
  buildGroceryList,
  checkPlan,
  generateTemplateWeek,
  type Profile,
  planBasisOf,
  profileSchema,
  recipeFor,
  targetCautions,
} from 'react-meal-planner/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

const START = { startDate: '2026-11-23' }
const family: Profile = sampleProfile({ people: 4, weeklyFoodBudget: 400 })

describe('a week for several people', () => {
  it('plans the portions of one, within the share of the budget', async () => {
    const week = await generateTemplateWeek({ profile: family, ...START })
    expect(checkPlan(week, family)).toEqual([])
    // The first person's numbers do not depend on who else eats.
    expect(checkPlan(week, sampleProfile({ weeklyFoodBudget: 100 }))).toEqual([])
  })

  it('counts packs that all of them open together', async () => {
    const tight = sampleProfile({ people: 6, weeklyFoodBudget: 6 * 45 })
    const alone = sampleProfile({ weeklyFoodBudget: 45 })
    const costs = async (profile: Profile) => {
      const week = await generateTemplateWeek({ profile, ...START })
      return buildGroceryList(week, profile)
    }
    const [six, one] = [await costs(tight), await costs(alone)]
    expect(six.emptyCupboardTotal / 6).toBeLessThan(one.emptyCupboardTotal)
    expect(six.fullTotal).toBeLessThanOrEqual(tight.weeklyFoodBudget)
    // They can pay more for the same budget each, because less is left in their packs.
    expect(six.fullTotal / six.emptyCupboardTotal).toBeGreaterThan(one.fullTotal / one.emptyCupboardTotal)
  })

  it('keeps weekday evenings within 35 minutes of work', async () => {
    const couple = sampleProfile({ people: 2, weeklyFoodBudget: 240 })
    for (const seed of [1, 2, 4, 6]) {
      const week = await generateTemplateWeek({ profile: couple, ...START, seed })
      const dinners = week.days
        .slice(0, 5)
        .flatMap(({ meals }) => meals.filter(({ type }) => type === 'dinner'))
      for (const dinner of dinners) {
        const { minutesAtWork } = await recipeFor(dinner, { week, people: 2 })
        expect(minutesAtWork, dinner.name).toBeLessThanOrEqual(35)
      }
    }
  })

  it('buys for all of them, within the budget of all', async () => {
    const week = await generateTemplateWeek({ profile: family, ...START })
    const one = buildGroceryList(week, { weeklyFoodBudget: 500 })
    const four = buildGroceryList(week, { weeklyFoodBudget: 500, people: 4 })
    expect(four.fullItems.map(({ usedG }) => Math.round(usedG))).toEqual(
      one.fullItems.map(({ usedG }) => Math.round(4 * usedG)),
    )
    expect(four.fullTotal).toBeLessThanOrEqual(400)
  })

  it('counts everybody whom a profile describes if it does not say how many eat', async () => {
    const two = sampleProfile({ others: [{ portion: 0.5 }] })
    expect(planBasisOf(two)).toEqual(planBasisOf({ ...two, people: 2 }))
    const week = await generateTemplateWeek({ profile: two, ...START })
    expect(buildGroceryList(week, two)).toEqual(buildGroceryList(week, { ...two, people: 2 }))
  })

  it('leaves those out who do not eat', () => {
    const tiny = { age: 70, gender: 'female', heightFeet: 4, heightInches: 0, weight: 90 } as const
    const other = { ...tiny, activityLevel: 'sedentary', goal: 'lose' } as const
    const everybody = sampleProfile({ others: [other] })
    expect(targetCautions(everybody)).toContain('older-losing')
    const alone = { ...everybody, people: 1 }
    expect(targetCautions(alone)).toEqual([])
    expect(planBasisOf(alone)).not.toHaveProperty('otherTargets')
  })

  it('names the person whose target is not positive', async () => {
    const tiny = { age: 100, gender: 'female', heightFeet: 4, heightInches: 0, weight: 66 } as const
    const other = { ...tiny, activityLevel: 'sedentary', goal: 'lose' } as const
    const profile = sampleProfile({ people: 3, others: [{ portion: 0.5 }, other] })
    await expect(generateTemplateWeek({ profile, ...START })).rejects.toThrow(
      /^The answers of person 3 leave no energy to plan with/,
    )
    expect(() => targetCautions(profile)).toThrow(/answers of person 3 /)
  })

  it('cooks for all of them', async () => {
    const week = await generateTemplateWeek({ profile: family, ...START })
    const meals = week.days.flatMap((day) => day.meals)
    for (const meal of meals) {
      const alone = await recipeFor(meal)
      expect((await recipeFor(meal, { people: 4 })).servings).toBe(4 * alone.servings)
    }
  })

  it.each([0, 7, 1.5])('is refused for %d people', (people) => {
    const { error } = profileSchema.safeParse({ ...family, people })
    expect(error?.issues[0]?.message).toBe('People eating must be between 1 and 6')
  })
})

describe('own targets', () => {
  let week: Awaited<ReturnType<typeof generateTemplateWeek>>
  const profile = sampleProfile({ ownTargets: { calories: 2100, protein: 140, carbs: 225, fat: 70 } })
  beforeAll(async () => {
    week = await generateTemplateWeek({ profile, ...START })
  })

  it('are what the days reach', () => {
    expect(checkPlan(week, profile)).toEqual([])
    for (const { totals } of week.days) expect(Math.abs(totals.calories / 2100 - 1)).toBeLessThan(0.051)
  })
})
