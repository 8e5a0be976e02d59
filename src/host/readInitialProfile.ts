import { AVOIDABLE_FOODS, type AvoidableFood } from '../core/food/avoidableFoods.js'
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

const isWithin = (
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number => typeof value === 'number' && value >= min && value <= max

const number = (
  field: keyof typeof PROFILE_LIMITS,
  isFine: (value: number) => boolean = () => true,
): Rule => [PROFILE_ERRORS[field], (value) => isWithin(value, PROFILE_LIMITS[field]) && isFine(value)]

const oneOf = (choices: readonly unknown[]): Rule => [
  `it must be one of ${choices.join(', ')}`,
  (value) => choices.includes(value),
]

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function areOwnTargets(value: unknown): boolean {
  const targets = Object(value)
  const areWithin = NUTRIENTS.every((nutrient) => isWithin(targets[nutrient], OWN_TARGET_LIMITS[nutrient]))
  return areWithin && addsUp(targets)
}

const isText = (value: unknown) => typeof value === 'string'

/**
 * The rules of `profileSchema`, written without the schema library. That library is a sixth of the first screen's bytes,
 * and only this prop would need it there. A test keeps the two the same.
 */
const RULES: Readonly<Record<keyof Omit<Profile, 'foodRestrictions'>, Rule>> = {
  age: number('age', Number.isInteger),
  gender: oneOf(GENDERS),
  heightFeet: number('heightFeet', Number.isInteger),
  heightInches: number('heightInches'),
  weight: number('weight'),
  activityLevel: oneOf(ACTIVITY_LEVELS),
  goal: oneOf(GOALS),
  // The form shows a text that is too long and asks for a shorter one: an allergy may be in it.
  dietaryRestrictions: ['it must be a string', (value) => [value].flat().every(isText)],
  weeklyFoodBudget: number('weeklyFoodBudget'),
  mealsPerDay: number('mealsPerDay', Number.isInteger),
  mealVariety: oneOf(MEAL_VARIETIES),
  people: number('people', Number.isInteger),
  // Its parts are fields of the form, which checks them.
  others: [
    PROFILE_ERRORS.others,
    (value) => Array.isArray(value) && value.length < PROFILE_LIMITS.people.max && value.every(isObject),
  ],
  ownTargets: ['it must be calories, protein, carbs and fat that add up within 10%', areOwnTargets],
}

/** The form's initial answers: each valid field of `initialProfile`, and the defaults for the rest. */
export function readInitialProfile(given: CheckedProps['initialProfile'] = {}, warn: Warn): Profile {
  const { foodRestrictions, ...others } = given
  const fields = Object.entries(others).filter(([field, value]) => {
    if (!Object.hasOwn(RULES, field)) {
      warn(`initialProfile.${field} is not a field of Profile.`)
      return false
    }
    const name = field as keyof typeof RULES
    // The form does not accept all of its own defaults.
    if ((value ?? EMPTY_PROFILE[name]) === EMPTY_PROFILE[name]) return false
    const [words, holds] = RULES[name]
    if (holds(value)) return true
    warn(`initialProfile.${name} is left out: ${words}; it is ${describeValue(value)}.`)
    return false
  })
  const profile = { ...EMPTY_PROFILE, ...Object.fromEntries(fields) }
  // A food that is no box of the form may be an allergy. As text, it is read like the visitor's own, and they are asked
  // about words that were not understood.
  const texts = [profile.dietaryRestrictions || []].flat()
  const ticked = [foodRestrictions ?? []].flat(2).filter((food): food is AvoidableFood => {
    const isBox = AVOIDABLE_FOODS.includes(food as AvoidableFood)
    if (food && !isBox) {
      texts.push(`avoid ${isText(food) ? food : describeValue(food)}`)
      if (!isText(food)) warn('initialProfile.foodRestrictions must be strings.')
    }
    return isBox
  })
  return { ...profile, foodRestrictions: ticked, dietaryRestrictions: texts.join(', ') }
}
