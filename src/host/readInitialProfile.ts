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

const isWithin = (
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number => typeof value === 'number' && value >= min && value <= max

const number = (
  field: keyof typeof PROFILE_LIMITS,
  isFine: (value: number) => boolean = () => true,
): Rule => {
  return [PROFILE_ERRORS[field], (value) => isWithin(value, PROFILE_LIMITS[field]) && isFine(value)]
}

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

type Avoided = Pick<Profile, 'foodRestrictions' | 'dietaryRestrictions'>
type GivenProfile = NonNullable<CheckedProps['initialProfile']>

/**
 * The rules of `profileSchema`, written without the schema library. That library is a sixth of the first screen's bytes,
 * and only this prop would need it there. A test keeps the two the same.
 */
const RULES: Readonly<Record<keyof Omit<Profile, keyof Avoided>, Rule>> = {
  age: number('age', Number.isInteger),
  gender: oneOf(GENDERS),
  heightFeet: number('heightFeet', Number.isInteger),
  heightInches: number('heightInches'),
  weight: number('weight'),
  activityLevel: oneOf(ACTIVITY_LEVELS),
  goal: oneOf(GOALS),
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

/**
 * What the visitor avoids. Nothing of it is lost, because it may be an allergy: what is no box of the form becomes text,
 * which is read like the visitor's own, and they are asked about words that were not understood. The form shows a text
 * that is too long and asks for a shorter one.
 */
function readAvoided({ foodRestrictions, dietaryRestrictions }: GivenProfile, warn: Warn): Avoided {
  const foods = [foodRestrictions ?? []].flat()
  const texts = [dietaryRestrictions || []].flat()
  const ticked = foods.filter((food) => {
    if (!food || AVOIDABLE_FOODS.includes(food)) return food
    texts.push(`avoid ${food}`)
    warn(`initialProfile.foodRestrictions: ${describeValue(food)} is read as text. Pass AVOIDABLE_FOODS.`)
    return false
  })
  return { foodRestrictions: ticked, dietaryRestrictions: texts.join(', ') }
}

/** The form's initial answers: each valid field of `initialProfile`, and the defaults for the rest. */
export function readInitialProfile(given: CheckedProps['initialProfile'] = {}, warn: Warn): Profile {
  const { foodRestrictions, dietaryRestrictions, ...others } = given
  const fields = Object.entries(others).filter(([field, value]) => {
    if (!Object.hasOwn(RULES, field)) {
      warn(`initialProfile.${field} is not a field of Profile. It is left out.`)
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
  return {
    ...EMPTY_PROFILE,
    ...Object.fromEntries(fields),
    ...readAvoided(given, warn),
  }
}
