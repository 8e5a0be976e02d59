import { dailyTargets, generateTemplateWeek, type Profile } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

/** People who need twice as much as most. */
const LARGE_EATERS: readonly (readonly [string, Partial<Profile>, number])[] = [
  [
    'who keeps kosher',
    {
      age: 70,
      heightFeet: 6,
      heightInches: 3,
      weight: 281.5,
      dietaryRestrictions: 'kosher',
      foodRestrictions: ['coconut', 'bananas', 'mushrooms'],
      weeklyFoodBudget: 387,
      mealsPerDay: 6,
    },
    162,
  ],
  [
    'without gluten, on little money',
    {
      age: 21,
      heightFeet: 5,
      heightInches: 7,
      weight: 228.8,
      dietaryRestrictions: 'gluten free',
      foodRestrictions: ['eggs'],
      weeklyFoodBudget: 76,
      mealsPerDay: 5,
    },
    170,
  ],
]

describe('the lunches and dinners of a large eater', () => {
  it.each(LARGE_EATERS)('are no bowls of thin soup: %s', async (_, answers, seed) => {
    const profile = sampleProfile({
      gender: 'male',
      activityLevel: 'extremely_active',
      goal: 'maintain',
      mealVariety: 'high',
      ...answers,
    })
    const { days } = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
    const { calories } = dailyTargets(profile)
    const mains = days.flatMap(({ meals }) =>
      meals.filter(({ type }) => type === 'lunch' || type === 'dinner'),
    )
    for (const { name, totalCalories } of mains)
      expect(totalCalories / calories, name).toBeGreaterThanOrEqual(0.18)
  })
})

/** Weeks whose numbers leave little room for snacks. */
const SMALL_SNACKS: readonly (readonly [Partial<Profile>, number])[] = [
  [
    {
      age: 78,
      heightFeet: 5,
      heightInches: 10,
      weight: 272.7,
      dietaryRestrictions: 'diabetic, keto',
      foodRestrictions: ['avocado'],
      weeklyFoodBudget: 56,
      mealVariety: 'low',
    },
    31,
  ],
  [
    {
      age: 58,
      heightFeet: 5,
      heightInches: 0,
      weight: 176.6,
      dietaryRestrictions: 'sattvic, high protein',
      foodRestrictions: ['citrus fruits', 'peanuts', 'gluten'],
      weeklyFoodBudget: 390,
      mealVariety: 'medium',
    },
    86,
  ],
  [
    {
      age: 36,
      heightFeet: 5,
      heightInches: 8,
      weight: 178.2,
      dietaryRestrictions: 'soy free',
      foodRestrictions: ['gluten'],
      weeklyFoodBudget: 29,
      mealsPerDay: 5,
      mealVariety: 'high',
    },
    539,
  ],
]

describe('the snacks of a week', () => {
  it.each(SMALL_SNACKS)('are 5 to 15 percent of the day: %o', async (answers, seed) => {
    const profile = sampleProfile({
      gender: 'female',
      activityLevel: 'lightly_active',
      goal: 'lose',
      mealsPerDay: 4,
      ...answers,
    })
    const { days } = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
    const { calories } = dailyTargets(profile)
    const snacks = days.flatMap(({ meals }) => meals.filter(({ type }) => type.startsWith('snack')))
    for (const { name, totalCalories } of snacks) {
      expect(totalCalories / calories, name).toBeGreaterThanOrEqual(0.05)
      expect(totalCalories / calories, name).toBeLessThanOrEqual(0.15)
    }
  })
})

describe('a week low in FODMAPs', () => {
  /** Grams up to which a meal of them is low in FODMAPs: Monash University. */
  const MOST_G = { cabbage: 75, zucchini: 65, 'canned-tomatoes': 100, pineapple: 140 }

  it.each([700001, 700778, 700852])(
    'has small portions of what is low only in small ones: seed %d',
    async (seed) => {
      const profile = sampleProfile({
        dietaryRestrictions: 'low FODMAP',
        goal: 'maintain',
        mealVariety: 'high',
      })
      const { days } = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
      const items = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items))
      for (const [id, most] of Object.entries(MOST_G)) {
        const amounts = items.filter(({ food }) => food.id === id).map(({ quantity }) => quantity)
        expect(Math.max(0, ...amounts), id).toBeLessThanOrEqual(most)
      }
      expect(
        items.filter(({ food }) => /^(?:butternut-squash|tvp|red-bell-pepper|bananas)$/.test(food.id)),
      ).toEqual([])
    },
  )
})
