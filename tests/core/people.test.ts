import {
  buildGroceryList,
  checkPlan,
  generateTemplateWeek,
  type Profile,
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
    const alone = await generateTemplateWeek({ profile: sampleProfile({ weeklyFoodBudget: 100 }), ...START })
    expect(week.days.map(({ totals }) => totals)).toEqual(alone.days.map(({ totals }) => totals))
    expect(checkPlan(week, family)).toEqual(checkPlan(alone, sampleProfile({ weeklyFoodBudget: 100 })))
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

  it('names the person whose target is not positive', async () => {
    const tiny = { age: 100, gender: 'female', heightFeet: 4, heightInches: 0, weight: 66 } as const
    const other = { ...tiny, activityLevel: 'sedentary', goal: 'lose' } as const
    const profile = sampleProfile({ people: 3, others: [{ portion: 0.5 }, other] })
    await expect(generateTemplateWeek({ profile, ...START })).rejects.toThrow(
      /^The daily calorie target of person 3 came out at -45 kcal/,
    )
    expect(() => targetCautions(profile)).toThrow(/target of person 3 /)
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
