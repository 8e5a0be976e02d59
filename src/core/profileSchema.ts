import * as z from 'zod/mini'
import { avoidableFoodsSchema } from './food/avoidableFoodsSchema.js'
import { ownTargetsSchema } from './nutrition/ownTargetsSchema.js'
import {
  ACTIVITY_LEVELS,
  GENDERS,
  GOALS,
  MAX_RESTRICTIONS_LENGTH,
  MEAL_VARIETIES,
  PORTION_LIMITS,
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

/** The answers that the daily targets of a body follow from. */
const bodyShape = {
  age: wholeInRange('age'),
  gender: z.enum(GENDERS),
  heightFeet: wholeInRange('heightFeet'),
  heightInches: inRange('heightInches'),
  weight: inRange('weight'),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  goal: z.enum(GOALS),
}

/** A further person who eats: as a factor on the first person's portions, or by a profile of their own. */
const otherPersonSchema = z.union(
  [
    z.object({
      portion: z
        .number()
        .check(
          z.gte(PORTION_LIMITS.min, PROFILE_ERRORS.others),
          z.lte(PORTION_LIMITS.max, PROFILE_ERRORS.others),
        ),
    }),
    z.object(bodyShape),
  ],
  PROFILE_ERRORS.others,
)
export type OtherPerson = Readonly<z.infer<typeof otherPersonSchema>>

/**
 * A visitor's profile (specification, section 3). `weight` is in pounds, `heightFeet` + `heightInches` in US units,
 * `weeklyFoodBudget` in US dollars. It is parsed at the boundary: the form or the host's props. Inside it is trusted.
 */
export const profileSchema = z.object({
  ...bodyShape,
  dietaryRestrictions: z
    .string()
    .check(z.maxLength(MAX_RESTRICTIONS_LENGTH, PROFILE_ERRORS.dietaryRestrictions)),
  foodRestrictions: avoidableFoodsSchema,
  weeklyFoodBudget: inRange('weeklyFoodBudget'),
  mealsPerDay: wholeInRange('mealsPerDay'),
  mealVariety: z.enum(MEAL_VARIETIES),
  /** How many people eat the same dishes; if absent, the visitor and all `others`. The budget is for all of them. */
  people: z.optional(wholeInRange('people')),
  /** The second person and those after. Whoever is missing has the first person's portions. */
  others: z.optional(
    z.array(otherPersonSchema).check(z.maxLength(PROFILE_LIMITS.people.max - 1, PROFILE_ERRORS.others)),
  ),
  /** Targets that replace the formula's. */
  ownTargets: z.optional(ownTargetsSchema),
})

/** A valid visitor profile, see {@link profileSchema}. */
export type Profile = z.infer<typeof profileSchema>
