import type { Profile } from 'react-meal-planner/core'

/** A valid profile to vary. */
export const visitor: Profile = {
  age: 35,
  gender: 'female',
  heightFeet: 5,
  heightInches: 6,
  weight: 150,
  activityLevel: 'moderately_active',
  goal: 'maintain',
  dietaryRestrictions: '',
  foodRestrictions: [],
  weeklyFoodBudget: 150,
  mealsPerDay: 4,
  mealVariety: 'high',
}

export const startDate = '2026-03-02'
