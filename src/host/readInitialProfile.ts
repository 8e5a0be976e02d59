import { AVOIDABLE_FOODS } from '../core/food/avoidableFoods.js'
import { NUTRIENTS } from '../core/nutrition/nutrients.js'
import { addsUp, OWN_TARGET_LIMITS } from '../core/nutrition/ownTargets.js'
import {
  ACTIVITY_LEVELS,
  EMPTY_PROFILE,
  GENDERS,
  GOALS,
  MEAL_VARIETIES,
  PROFILE_LIMITS,
  type Profile,
} from '../core/profile.js'
import { PROFILE_ERRORS } from '../core/profileWords.js'
import { describeValue } from './describeValue.js'
import type { CheckedProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

/** What a field must be: in words, and as a check. */
type Rule = readonly [words: string, holds: (value: unknown) => boolean]

const number = (
  field: keyof typeof PROFILE_LIMITS,
  isFine: (value: number) => boolean = () => true,
): Rule => {
  const { min, max } = PROFILE_LIMITS[field]
  return [
    PROFILE_ERRORS[field],
    (value) => typeof value === 'number' && value >= min && value <= max && isFine(value),
  ]
}

const oneOf = (choices: readonly unknown[]): Rule => [
  `it must be one of ${choices.join(', ')}`,
  (value) => choices.includes(value),
]

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function areOwnTargets(value: unknown): boolean {
  const targets = Object(value)
  const areWithin = NUTRIENTS.every((nutrient) => {
    const { min, max } = OWN_TARGET_LIMITS[nutrient]
    const amount: unknown = targets[nutrient]
    return typeof amount === 'number' && amount >= min && amount <= max
  })
  return areWithin && addsUp(targets)
}

/**
 * The rules of `profileSchema`, written without the schema library. That library is a sixth of the first screen's bytes,
 * and only this prop would need it there. A test keeps the two the same.
 */
const RULES: Readonly<Record<keyof Profile, Rule>> = {
  age: number('age', Number.isInteger),
  gender: oneOf(GENDERS),
  heightFeet: number('heightFeet', Number.isInteger),
  heightInches: number('heightInches'),
  weight: number('weight'),
  activityLevel: oneOf(ACTIVITY_LEVELS),
  goal: oneOf(GOALS),
  // The form shows a text that is too long and asks for a shorter one: an allergy may be in it.
  dietaryRestrictions: ['it must be a string', (value) => typeof value === 'string'],
  foodRestrictions: [
    `it must be an array of ${AVOIDABLE_FOODS.join(', ')}`,
    (value) => Array.isArray(value) && Array.from(value).every((food) => AVOIDABLE_FOODS.includes(food)),
  ],
  weeklyFoodBudget: number('weeklyFoodBudget'),
  mealsPerDay: number('mealsPerDay', Number.isInteger),
  mealVariety: oneOf(MEAL_VARIETIES),
  people: number('people', Number.isInteger),
  // Its parts are fields of the form, which checks them.
  others: [
    PROFILE_ERRORS.others,
    (value) => Array.isArray(value) && value.length < PROFILE_LIMITS.people.max && value.every(isObject),
  ],
  ownTargets: [
    'it must be an object of the numbers calories, protein, carbs and fat, which add up within 10%',
    areOwnTargets,
  ],
}

/** The form's initial answers: each valid field of `initialProfile`, and the defaults for the rest. */
export function readInitialProfile(given: CheckedProps['initialProfile'] = {}, warn: Warn): Profile {
  const fields = Object.entries(given).filter(([field, value]) => {
    const name = Object.hasOwn(RULES, field) ? (field as keyof Profile) : null
    if (name === null) {
      warn(
        `initialProfile.${field} is not a field of the profile, so it is left out. See Profile for the names.`,
      )
      return false
    }
    // The form does not accept all of its own defaults.
    if (value === undefined || value === null || value === EMPTY_PROFILE[name]) return false
    const [words, holds] = RULES[name]
    if (holds(value)) return true
    warn(
      `initialProfile.${name} is left out: ${words}; it is ${describeValue(value)}. Pass a value that the form accepts.`,
    )
    return false
  })
  return { ...EMPTY_PROFILE, ...Object.fromEntries(fields) }
}
