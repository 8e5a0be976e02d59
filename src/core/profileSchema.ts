import * as z from 'zod/mini'
import { AVOIDABLE_FOODS } from './food/avoidableFoods.js'
import { ownTargetsSchema } from './nutrition/ownTargetsSchema.js'
import {
  ACTIVITY_LEVELS,
  GENDERS,
  GOALS,
  MAX_RESTRICTIONS_LENGTH,
  MEAL_VARIETIES,
  PROFILE_LIMITS,
} from './profile.js'
import { PROFILE_ERRORS } from './profileWords.js'

type NumericField = keyof typeof PROFILE_LIMITS

const inRange = (field: NumericField) => {
  const { min, max } = PROFILE_LIMITS[field]
  return z
    .number(PROFILE_ERRORS[field])
    .check(z.gte(min, PROFILE_ERRORS[field]), z.lte(max, PROFILE_ERRORS[field]))
}

const wholeInRange = (field: NumericField) =>
  inRange(field).check(z.refine(Number.isInteger, PROFILE_ERRORS[field]))

/**
 * A visitor's profile (specification, section 3). `weight` is in pounds, `heightFeet` + `heightInches` in US units,
 * `weeklyFoodBudget` in US dollars. It is parsed at the boundary: the form or the host's props. Inside it is trusted.
 */
export const profileSchema = z.object({
  age: wholeInRange('age'),
  gender: z.enum(GENDERS),
  heightFeet: wholeInRange('heightFeet'),
  heightInches: inRange('heightInches'),
  weight: inRange('weight'),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  goal: z.enum(GOALS),
  dietaryRestrictions: z.string().check(z.maxLength(MAX_RESTRICTIONS_LENGTH)),
  foodRestrictions: z.array(z.enum(AVOIDABLE_FOODS)),
  weeklyFoodBudget: inRange('weeklyFoodBudget'),
  mealsPerDay: wholeInRange('mealsPerDay'),
  mealVariety: z.enum(MEAL_VARIETIES),
  /** How many people eat the same; 1 if absent. The budget is for all of them. */
  people: z.optional(wholeInRange('people')),
  /** Targets that replace the formula's. */
  ownTargets: z.optional(ownTargetsSchema),
})

/** A valid visitor profile, see {@link profileSchema}. */
export type Profile = z.infer<typeof profileSchema>
