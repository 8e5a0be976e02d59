import type { ActivityLevel, Gender, Goal, MealVariety } from '../../core/profile.js'
import { PROFILE_ERRORS } from '../../core/profileWords.js'

/** Choices by their value, each with the line that explains it. */
type Choices<Value extends string> = Readonly<
  Record<Value, { readonly label: string; readonly hint: string }>
>

const gender: Readonly<Record<Gender, string>> = { male: 'Male', female: 'Female' }

const activityLevel: Choices<ActivityLevel> = {
  sedentary: { label: 'Sedentary', hint: 'Desk job, little exercise' },
  lightly_active: { label: 'Lightly active', hint: 'Light exercise 1 to 3 days a week' },
  moderately_active: { label: 'Moderately active', hint: 'Exercise 3 to 5 days a week' },
  very_active: { label: 'Very active', hint: 'Hard exercise 6 to 7 days a week' },
  extremely_active: { label: 'Extremely active', hint: 'Physical job or training twice a day' },
}

const goal: Choices<Goal> = {
  lose: { label: 'Lose fat', hint: 'Eat less than you use' },
  maintain: { label: 'Maintain weight', hint: 'Eat what you use' },
  gain: { label: 'Gain muscle', hint: 'Eat a little more' },
}

const mealVariety: Choices<MealVariety> = {
  low: { label: 'Low', hint: '2–3 dinners, in batches' },
  medium: { label: 'Medium', hint: '4–5 different dinners' },
  high: { label: 'High', hint: '7 different dinners' },
}

const errors: Readonly<Record<keyof typeof PROFILE_ERRORS, string>> = PROFILE_ERRORS

/** Texts of the profile screen. */
export const profile = {
  /** Above the form. */
  hero: {
    title: 'A week of meals that fits your body, your goal and your budget',
    how: 'Answer a few questions. You get daily targets, seven days of meals and a priced grocery list.',
    free: 'Free to use',
    noSignUp: 'No sign-up',
    /** The third fact, if the device makes the plans. */
    staysOnDevice: 'Your answers stay on this device',
    /** The third fact, if the site's server and its AI model take part. */
    goesToAi: 'Your answers go to this site, which may ask an AI model',
  },
  /** The form's name for screen readers. */
  form: 'Your profile',
  /** Headings of the form's four groups. */
  groups: {
    aboutYou: 'About you',
    activityAndGoal: 'Activity and goal',
    food: 'Food',
    week: 'Your week',
  },
  /** Field labels. */
  labels: {
    age: 'Age',
    gender: 'Gender',
    heightFeet: 'Height (feet)',
    heightInches: 'Height (inches)',
    weight: 'Weight (lbs)',
    activityLevel: 'Activity level',
    goal: 'Goal',
    dietaryRestrictions: 'Dietary restrictions',
    foodRestrictions: 'Foods to avoid',
    weeklyFoodBudget: 'Weekly food budget',
    mealsPerDay: 'Meals per day',
    mealVariety: 'Meal variety',
  },
  gender,
  activityLevel,
  goal,
  mealVariety,
  /** Under a field that was refused. */
  errors,
  /** The same if the number is within its limits, after the name of the field. */
  notWhole: (field: string) => `${field} must be a whole number`,
  /** Beside the submit button after a refusal. */
  refused: (count: number) =>
    count === 1 ? '1 answer needs another look.' : `${count} answers need another look.`,
  /** After "Dietary restrictions" and "Foods to avoid", which may stay empty. */
  optional: 'optional',
  restrictions: {
    /** Under the field, while it is empty. */
    hint: 'Diets and allergies in your own words, such as "vegetarian, no peanuts".',
    /** Name of the row of quick chips. */
    quick: 'Common diets',
    /** Chips that write into the field. Each key is the text that its chip writes. */
    quickChips: {
      vegan: 'Vegan',
      vegetarian: 'Vegetarian',
      keto: 'Keto',
      'high protein': 'High protein',
      'low carb': 'Low carb',
      halal: 'Halal',
      'gluten free': 'Gluten free',
      'dairy free': 'Dairy free',
      'nut free': 'Nut free',
      kosher: 'Kosher',
    },
  },
  /** The last of a row of chips: shows the chips that are folded away, and folds them again. */
  chips: {
    more: (count: number) => `${count} more`,
    fewer: 'Fewer',
  },
  /** Under the foods to avoid. */
  avoidHint:
    'Your plan leaves out foods tagged with what you tick. A food without the tag can still hold traces: check the label.',
  budget: {
    more: '$5 more',
    less: '$5 less',
  },
  /** The strip with the daily targets. */
  targets: {
    title: 'Your daily targets',
    calories: 'Calories',
    protein: 'Protein',
    carbs: 'Carbs',
    fat: 'Fat',
    fiber: 'Fiber',
    kcal: 'kcal',
    /** In place of a number that is not known yet. */
    unknown: '–',
    missing: 'Fill in age, height and weight to see them.',
  },
  /** The part with fields that most visitors leave as they are, closed at first. */
  moreChoices: {
    title: 'More choices',
    hint: 'People eating, start day, units, own targets',
    loading: 'Loading…',
  },
  submit: 'Generate My Plan',
  /** Below the form. */
  disclaimer:
    'This tool gives general nutrition information, not medical advice. Please consult healthcare professionals before you change your diet.',
}
