import { buildGroceryList, generateTemplateWeek, type Profile, planToText } from 'react-meal-planner/core'

const profile: Profile = {
  age: 34,
  gender: 'female',
  heightFeet: 5,
  heightInches: 6,
  weight: 160,
  activityLevel: 'moderately_active',
  goal: 'lose',
  dietaryRestrictions: 'vegetarian, no peanuts',
  foodRestrictions: ['mushrooms'],
  weeklyFoodBudget: 120,
  mealsPerDay: 4,
  mealVariety: 'medium',
}

/** A week and its grocery list as plain text, for an email or a chat. The same seed gives the same week. */
export async function weekAsText(startDate: string, seed: number): Promise<string> {
  const week = await generateTemplateWeek({ profile, startDate, seed })
  const groceries = buildGroceryList(week, { weeklyFoodBudget: profile.weeklyFoodBudget })
  return planToText(week, groceries)
}
