import { AVOIDABLE_FOODS, type AvoidableFood } from './food/avoidableFoods.js'

/**
 * The messages for refused profile fields: the specification's texts, section 5, by field, and ours for fields that it
 * does not have.
 */
export const PROFILE_ERRORS = {
  age: 'Age must be between 18 and 100',
  heightFeet: 'Height must be between 4 and 8 feet',
  heightInches: 'Inches must be between 0 and 11',
  weight: 'Weight must be between 66 and 660 lbs',
  dietaryRestrictions: 'Dietary restrictions must be at most 1,000 letters',
  weeklyFoodBudget: 'Weekly budget must be between $25 and $500',
  mealsPerDay: 'Meals per day must be between 3 and 6',
  people: 'People eating must be between 1 and 6',
  others: 'Each further person needs a portion or a whole profile',
  ownCalories: 'Calories must be between 800 and 6000',
  ownProtein: 'Protein must be between 20 and 500 grams',
  ownCarbs: 'Carbs must be between 5 and 1000 grams',
  ownFat: 'Fat must be between 10 and 400 grams',
  ownSum: 'Protein, carbs and fat must add up to the calories, within 10%',
} as const

/** The words that the form needs. The form loads long before the other words: the specification's names, section 3. */
export const avoidableFood = Object.fromEntries(AVOIDABLE_FOODS.map((food) => [food, food])) as Readonly<
  Record<AvoidableFood, string>
>
