import type { Profile } from 'react-meal-planner/core'

const AVERAGE_ADULT: Profile = {
  age: 34,
  gender: 'female',
  heightFeet: 5,
  heightInches: 6,
  weight: 160,
  activityLevel: 'moderately_active',
  goal: 'lose',
  dietaryRestrictions: '',
  foodRestrictions: [],
  weeklyFoodBudget: 120,
  mealsPerDay: 4,
  mealVariety: 'medium',
}

/** An average adult's profile, ready to be sent, with the changes that a test needs. */
export function sampleProfile(changes: Partial<Profile> = {}): Profile {
  return { ...AVERAGE_ADULT, ...changes }
}
