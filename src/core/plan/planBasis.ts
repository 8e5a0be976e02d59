import * as z from 'zod/mini'
import { avoidableFoodsSchema } from '../food/avoidableFoodsSchema.js'
import { foodIdSchema } from '../food/food.js'
import { LONGEST_RESTRICTIONS, type Restrictions, readRestrictions } from '../food/readRestrictions.js'
import { dailyTargets } from '../nutrition/dailyTargets.js'
import { macrosSchema } from '../nutrition/macrosSchema.js'
import { otherTargets } from '../nutrition/otherTargets.js'
import { MEAL_VARIETIES, PROFILE_LIMITS, type Profile } from '../profile.js'
import { requireFinite } from '../requireFinite.js'
import { peopleOf } from './peopleOf.js'

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().check(z.gte(min), z.lte(max))

const targetsSchema = z.extend(macrosSchema, { fiber: z.number().check(z.nonnegative()) })

/** A {@link PlanBasis} as it crosses a boundary. */
export const planBasisSchema = z.object({
  targets: targetsSchema,
  /** A visitor's text, or what a shared plan was made for, which may be longer. */
  dietaryRestrictions: z.string().check(z.maxLength(LONGEST_RESTRICTIONS)),
  foodRestrictions: avoidableFoodsSchema,
  /** Single foods that the visitor ruled out on a plan. */
  avoidedFoodIds: z.array(foodIdSchema),
  weeklyFoodBudget: between(PROFILE_LIMITS.weeklyFoodBudget),
  mealsPerDay: between(PROFILE_LIMITS.mealsPerDay).check(z.refine(Number.isInteger)),
  mealVariety: z.enum(MEAL_VARIETIES),
  /** How many people eat the same dishes; 1 if absent. */
  people: z.optional(between(PROFILE_LIMITS.people).check(z.refine(Number.isInteger))),
  /** The targets of the second person and those after. Whoever is missing has the first person's portions. */
  otherTargets: z.optional(z.array(targetsSchema).check(z.maxLength(PROFILE_LIMITS.people.max - 1))),
})
/**
 * What binds a plan: the daily targets and the wishes that it was made for. It is kept and shared with a plan, so it says
 * nothing about the body. Targets are kcal and grams a day, the budget is in US dollars a week for all who eat.
 */
export type PlanBasis = z.infer<typeof planBasisSchema>

/**
 * The basis of a profile's plans.
 * @param restrictions the reading of the text, if there is one already.
 * @throws {TargetsError} when the profile has no positive daily target, {@link RangeError} for people that are no whole
 * number from 1 to 100, and for a budget or a portion that is no finite number.
 */
export function planBasisOf(
  profile: Profile,
  restrictions: Pick<Restrictions, 'macroStyle'> = readRestrictions(profile.dietaryRestrictions),
  avoidedFoodIds: readonly string[] = [],
): PlanBasis {
  const { dietaryRestrictions, foodRestrictions, weeklyFoodBudget, mealsPerDay, mealVariety } = profile
  const people = peopleOf(profile)
  requireFinite('weeklyFoodBudget', weeklyFoodBudget)
  const targets = dailyTargets(profile, restrictions)
  const others = otherTargets(profile, targets, restrictions)
  return {
    targets,
    dietaryRestrictions,
    foodRestrictions,
    avoidedFoodIds: [...avoidedFoodIds],
    weeklyFoodBudget,
    mealsPerDay,
    mealVariety,
    ...(people > 1 && { people }),
    ...(others.length > 0 && { otherTargets: [...others] }),
  }
}
