import { boundedLine } from '../contract/plainText.js'
import { type MealParameters, PROMPT_LIMITS } from '../contract/promptParameters.js'
import type { Food } from '../core/food/food.js'
import { type FoodObjection, foodObjections } from '../core/food/foodsFor.js'
import { readRestrictions } from '../core/food/readRestrictions.js'
import { dailyTargets } from '../core/nutrition/dailyTargets.js'
import { type MealType, mealTypes } from '../core/plan/mealTypes.js'
import { DAYS_PER_WEEK } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'
import { firstStep, makeRules, THRIFT_LADDER, type WeekRules } from '../planner/index.js'

/** What every meal of a visitor's week is composed and judged by. */
export interface MealBrief {
  readonly mealTypes: readonly MealType[]
  readonly foods: readonly Food[]
  /** What speaks against a food, or undefined. */
  readonly objection: (food: Food) => FoodObjection | undefined
  /** What a week of our own dishes for this visitor would be made by: targets, foods at hand, diet. */
  readonly rules: WeekRules
  /** The part of a stage 2 prompt that is the same for every meal. */
  readonly shared: Pick<MealParameters, 'budgetUsd' | 'avoid' | 'restrictions' | 'foodIds'>
}

/** Ids of the kitchen's foods, a fair share of each category first, so that a large shop's list fits a prompt. */
function kitchenIds({ kitchen }: WeekRules): string[] {
  const seen = new Map<string, number>()
  const ranked = Array.from(kitchen.values(), ({ id, category }) => {
    const rank = seen.get(category) ?? 0
    seen.set(category, rank + 1)
    return { id, rank }
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ id }) => id)
}

/**
 * Reads a profile once for the whole week.
 * @throws {TargetsError} when the profile has no positive daily target.
 */
export function readMealBrief(profile: Profile, foods: readonly Food[], seed: number): MealBrief {
  const { dietaryRestrictions, foodRestrictions, mealsPerDay, weeklyFoodBudget } = profile
  const targets = dailyTargets(profile)
  const objection = foodObjections(profile, foods)
  const rules = makeRules(
    {
      profile,
      targets,
      restrictions: readRestrictions(dietaryRestrictions, foods),
      allowed: foods.filter((food) => !objection(food) && food.id.length <= PROMPT_LIMITS.foodIdLength),
      seed,
      effort: { daysLeft: Number.POSITIVE_INFINITY },
    },
    THRIFT_LADDER[firstStep(weeklyFoodBudget, targets.calories)] ?? THRIFT_LADDER[0],
  )
  return {
    mealTypes: mealTypes(mealsPerDay),
    foods,
    objection,
    rules,
    shared: {
      budgetUsd: weeklyFoodBudget / DAYS_PER_WEEK / mealsPerDay,
      avoid: foodRestrictions,
      restrictions: boundedLine(dietaryRestrictions, PROMPT_LIMITS.restrictionsLength),
      foodIds: kitchenIds(rules),
    },
  }
}
