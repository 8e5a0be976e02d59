import {
  AVOIDABLE_FOODS,
  checkPlan,
  coreWords,
  generateTemplateWeek,
  MEAL_VARIETIES,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { DIET_KEYS, isPartialDiet } from '../../src/core/food/diets.js'
import { sampleProfile } from '../support/sampleProfile.js'

const START = '2026-03-02'
/** As a visitor would write them, without those that the food data cover in part only. */
const DIETS = [
  ...DIET_KEYS.filter((diet) => !isPartialDiet(diet)).map((diet) => coreWords.diet[diet]),
  ...Object.values(coreWords.macroStyle),
]

/** Every avoidable food, two at a time. */
const PAIRS = Math.ceil(AVOIDABLE_FOODS.length / 2)
const AVOIDED_PAIRS = AVOIDABLE_FOODS.slice(0, PAIRS).map((food, index) => [
  ...new Set([food, AVOIDABLE_FOODS[PAIRS + index] ?? food]),
])

const hardCodes = (violations: ReturnType<typeof checkPlan>) =>
  violations.map(({ code }) => code).filter((code) => code !== 'off-target')

describe('hard rules', () => {
  it.each(DIETS)(
    'hold for %s, whatever else is avoided and spent',
    async (dietaryRestrictions) => {
      for (const [index, foodRestrictions] of AVOIDED_PAIRS.entries()) {
        const profile = sampleProfile({
          dietaryRestrictions,
          foodRestrictions,
          mealsPerDay: 3 + (index % 4),
          mealVariety: MEAL_VARIETIES[index % MEAL_VARIETIES.length] ?? 'medium',
          weeklyFoodBudget: 40 + 20 * (index % 8),
        })
        const week = await generateTemplateWeek({ profile, startDate: START, seed: index })
        expect(hardCodes(checkPlan(week, profile))).toEqual([])
      }
    },
    300_000,
  )

  it('hold for foods and allergies written in words', async () => {
    for (const dietaryRestrictions of [
      'allergic to peanuts and shellfish',
      'no pork, no onions',
      'nut free, egg-free',
    ]) {
      const profile = sampleProfile({ dietaryRestrictions, mealVariety: 'high' })
      const week = await generateTemplateWeek({ profile, startDate: START })
      expect(hardCodes(checkPlan(week, profile))).toEqual([])
    }
  })
})

describe('a kosher week', () => {
  it('drops the butter beside a fish that becomes chicken', async () => {
    const profile = sampleProfile({
      age: 63,
      gender: 'male',
      heightInches: 4,
      weight: 158.3,
      activityLevel: 'lightly_active',
      goal: 'maintain',
      dietaryRestrictions: 'kosher, keto',
      foodRestrictions: ['onions', 'gluten', 'tree nuts'],
      weeklyFoodBudget: 285,
      mealsPerDay: 6,
      mealVariety: 'high',
    })
    const week = await generateTemplateWeek({ profile, startDate: START, seed: 958 })
    expect(hardCodes(checkPlan(week, profile))).toEqual([])
  })
})

describe('every diet', () => {
  it.each(DIETS)(
    '%s fills a week of seven different lunches and dinners and meets its numbers',
    async (diet) => {
      const profile = sampleProfile({ dietaryRestrictions: diet, mealVariety: 'high', weeklyFoodBudget: 160 })
      const week = await generateTemplateWeek({ profile, startDate: START })
      const mains = week.days.flatMap(({ meals }) =>
        meals.filter(({ type }) => type === 'lunch' || type === 'dinner').map(({ name }) => name),
      )
      expect(new Set(mains).size).toBe(14)
      expect(checkPlan(week, profile)).toEqual([])
    },
  )
})
