import type { Profile } from './profileSchema.js'

export type { OtherPerson, Profile } from './profileSchema.js'

/** The genders that the energy formula knows. */
export const GENDERS = ['male', 'female'] as const
/** One of {@link GENDERS}. */
export type Gender = (typeof GENDERS)[number]

/** How active somebody is, from the least to the most. */
export const ACTIVITY_LEVELS = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
] as const
/** One of {@link ACTIVITY_LEVELS}. */
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number]

/** What to do with the weight. */
export const GOALS = ['lose', 'maintain', 'gain'] as const
/** One of {@link GOALS}. */
export type Goal = (typeof GOALS)[number]

/** How many different dishes a week has. */
export const MEAL_VARIETIES = ['low', 'medium', 'high'] as const
/** One of {@link MEAL_VARIETIES}. */
export type MealVariety = (typeof MEAL_VARIETIES)[number]

/** Inclusive limits of the numeric profile fields (specification, section 5; meals per day: section 3; people: ours). */
export const PROFILE_LIMITS = {
  age: { min: 18, max: 100 },
  heightFeet: { min: 4, max: 8 },
  heightInches: { min: 0, max: 11 },
  weight: { min: 66, max: 660 },
  weeklyFoodBudget: { min: 25, max: 500 },
  mealsPerDay: { min: 3, max: 6 },
  people: { min: 1, max: 6 },
} as const

/** Inclusive limits of a further person's portions, as a factor on the first person's. */
export const PORTION_LIMITS = { min: 0.25, max: 2 } as const

/** How many people eat. A profile that does not say is for all whom it describes. */
export const peopleIn = ({
  people,
  others = [],
}: {
  readonly people?: number | undefined
  readonly others?: readonly unknown[] | undefined
}): number => people ?? 1 + others.length

/** Longest text of dietary restrictions, in UTF-16 code units. */
export const MAX_RESTRICTIONS_LENGTH = 1000

/** The profile of a new form: numbers are 0, which shows as an empty field; choices are the specification's defaults. */
export const EMPTY_PROFILE: Profile = {
  age: 0,
  gender: 'male',
  heightFeet: 0,
  heightInches: 0,
  weight: 0,
  activityLevel: 'sedentary',
  goal: 'lose',
  dietaryRestrictions: '',
  foodRestrictions: [],
  weeklyFoodBudget: 0,
  mealsPerDay: 4,
  mealVariety: 'medium',
}
