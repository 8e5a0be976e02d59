import { EMPTY_PROFILE, type Profile, profileSchema } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

const VALID: Profile = {
  ...EMPTY_PROFILE,
  age: 34,
  heightFeet: 5,
  heightInches: 6,
  weight: 160,
  weeklyFoodBudget: 90,
}

function messagesFor(profile: object): readonly string[] {
  const result = profileSchema.safeParse(profile)
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

describe('profileSchema', () => {
  it.each([
    ['age', 18, 100, 1, 'Age must be between 18 and 100'],
    ['heightFeet', 4, 8, 1, 'Height must be between 4 and 8 feet'],
    ['heightInches', 0, 11, 1, 'Inches must be between 0 and 11'],
    ['weight', 66, 660, 0.1, 'Weight must be between 66 and 660 lbs'],
    ['weeklyFoodBudget', 25, 500, 0.01, 'Weekly budget must be between $25 and $500'],
    ['mealsPerDay', 3, 6, 1, 'Meals per day must be between 3 and 6'],
  ] as const)('takes %s from %d to %d', (field, min, max, step, message) => {
    expect(messagesFor({ ...VALID, [field]: min })).toEqual([])
    expect(messagesFor({ ...VALID, [field]: max })).toEqual([])
    expect(messagesFor({ ...VALID, [field]: min - step })).toEqual([message])
    expect(messagesFor({ ...VALID, [field]: max + step })).toEqual([message])
    expect(messagesFor({ ...VALID, [field]: Number.NaN })).toEqual([message])
    expect(messagesFor({ ...VALID, [field]: String(min) })).toEqual([message])
  })

  it('takes tenths of a pound but whole years and feet', () => {
    expect(messagesFor({ ...VALID, weight: 160.4 })).toEqual([])
    expect(messagesFor({ ...VALID, age: 34.5 })).toContain('Age must be between 18 and 100')
    expect(messagesFor({ ...VALID, heightFeet: 5.5 })).toContain('Height must be between 4 and 8 feet')
  })

  it('names every required number of an empty profile', () => {
    expect(messagesFor(EMPTY_PROFILE)).toEqual([
      'Age must be between 18 and 100',
      'Height must be between 4 and 8 feet',
      'Weight must be between 66 and 660 lbs',
      'Weekly budget must be between $25 and $500',
    ])
  })

  it('has the choices of the specification in an empty profile', () => {
    expect(EMPTY_PROFILE).toMatchObject({
      age: 0,
      gender: 'male',
      activityLevel: 'sedentary',
      goal: 'lose',
      mealsPerDay: 4,
      mealVariety: 'medium',
    })
  })

  it('takes only the choices it knows', () => {
    for (const unknown of [
      { gender: 'other' },
      { activityLevel: 'lazy' },
      { goal: 'win' },
      { mealVariety: 'max' },
      { foodRestrictions: ['air'] },
      { dietaryRestrictions: 'x'.repeat(1001) },
    ]) {
      expect(messagesFor({ ...VALID, ...unknown })).toHaveLength(1)
    }
  })
})
