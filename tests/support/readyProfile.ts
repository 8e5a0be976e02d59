import type { Profile } from 'react-meal-planner/core'

/** A visitor whose form is ready to be sent. */
export const readyProfile: Profile = {
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
