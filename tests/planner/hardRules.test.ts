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

/** Foods that one visitor avoids. Those of a kind are next to each other in the list, so they are dealt out in turn. */
const AVOIDED_AT_ONCE = 4
const HANDS = Math.ceil(AVOIDABLE_FOODS.length / AVOIDED_AT_ONCE)
/** Every avoidable food, a few at a time. */
const AVOIDED_HANDS = Array.from({ length: HANDS }, (_, hand) =>
  AVOIDABLE_FOODS.filter((_food, index) => index % HANDS === hand),
)

const hardCodes = (violations: ReturnType<typeof checkPlan>) =>
  violations.map(({ code }) => code).filter((code) => code !== 'off-target')

describe('hard rules', () => {
  it.each(DIETS.map((diet, turn) => [diet, turn] as const))(
    'hold for %s, whatever else is avoided and spent',
    async (dietaryRestrictions, turn) => {
      for (const [hand, foodRestrictions] of AVOIDED_HANDS.entries()) {
        const index = hand + turn
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
