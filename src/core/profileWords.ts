import { AVOIDABLE_FOODS, type AvoidableFood } from './food/avoidableFoods.js'

/** What to say when a profile field is refused: the specification's texts, section 5, by field. */
export const PROFILE_ERRORS = {
  age: 'Age must be between 18 and 100',
  heightFeet: 'Height must be between 4 and 8 feet',
  heightInches: 'Inches must be between 0 and 11',
  weight: 'Weight must be between 66 and 660 lbs',
  weeklyFoodBudget: 'Weekly budget must be between $25 and $500',
  mealsPerDay: 'Meals per day must be between 3 and 6',
} as const

/** The words that a form needs, which loads long before the other words: the specification's names, section 3. */
export const avoidableFood = Object.fromEntries(AVOIDABLE_FOODS.map((food) => [food, food])) as Readonly<
  Record<AvoidableFood, string>
>
