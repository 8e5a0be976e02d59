import { buildGroceryList, generateTemplateWeek, type Profile } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { sampleProfile } from '../support/sampleProfile.js'

/** About 2.2 times what any food within the visitor's rules would cost. */
const TIGHT: readonly (readonly [string, Partial<Profile>, number])[] = [
  [
    'on keto',
    {
      age: 85,
      gender: 'female',
      activityLevel: 'sedentary',
      goal: 'lose',
      mealVariety: 'medium',
      heightFeet: 5,
      heightInches: 11,
      weight: 296.9,
      dietaryRestrictions: 'keto',
      mealsPerDay: 3,
      weeklyFoodBudget: 38.41,
    },
    39,
  ],
  [
    'to the cent for a Jain',
    {
      age: 78,
      gender: 'male',
      heightFeet: 6,
      heightInches: 1,
      weight: 235,
      activityLevel: 'lightly_active',
      goal: 'gain',
      dietaryRestrictions: 'vegetarian, Jain',
      foodRestrictions: ['pork', 'avocado'],
      mealsPerDay: 4,
      mealVariety: 'high',
      weeklyFoodBudget: 41.52,
    },
    40,
  ],
]

describe('a week when money is short', () => {
  it.each(TIGHT)('keeps to its budget %s', async (_, answers, seed) => {
    const profile = sampleProfile(answers)
    const week = await generateTemplateWeek({ profile, startDate: '2026-03-02', seed })
    const { scaled } = buildGroceryList(week, { weeklyFoodBudget: profile.weeklyFoodBudget })
    expect(scaled).toBe(false)
  })
})
