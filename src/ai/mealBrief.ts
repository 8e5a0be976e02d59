import { type FoodObjection, foodObjections } from '../core/food/dietRules.js'
import type { Food } from '../core/food/food.js'
import { readRestrictions } from '../core/food/readRestrictions.js'
import { type DailyTargets, dailyTargets } from '../core/nutrition/macros.js'
import { type MealType, mealTypes } from '../core/plan/mealTypes.js'
import type { Profile } from '../core/profile.js'
import { DAYS_PER_WEEK } from './dishPlan.js'
import { oneLine } from './plainText.js'
import { PROMPT_LIMITS, type Stage2Parameters } from './promptParameters.js'

/** What every meal of a visitor's week is composed and judged by. */
export interface MealBrief {
  readonly targets: DailyTargets
  readonly mealTypes: readonly MealType[]
  readonly foods: readonly Food[]
  /** The foods the visitor may be offered. */
  readonly allowed: readonly Food[]
  /** What speaks against a food, or undefined. */
  readonly objection: (food: Food) => FoodObjection | undefined
  readonly isKosher: boolean
  /** The part of a stage 2 prompt that is the same for every meal. */
  readonly shared: Pick<Stage2Parameters, 'budgetUsd' | 'avoid' | 'restrictions' | 'foodIds'>
}

const CENTS = 100

/** Ids of up to `limit` foods, a fair share of each category, so that a large shop's list fits a prompt. */
function idsWithinLimit(allowed: readonly Food[], limit: number): string[] {
  const short = allowed.filter(({ id }) => id.length <= PROMPT_LIMITS.foodIdLength)
  if (short.length <= limit) return short.map(({ id }) => id)
  const rankInCategory = new Map<string, number>()
  const ranked = short.map(({ id, category }) => {
    const rank = rankInCategory.get(category) ?? 0
    rankInCategory.set(category, rank + 1)
    return { id, rank }
  })
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ id }) => id)
}

/**
 * Reads a profile once for the whole week.
 * @throws {TargetsError} when the profile has no positive daily target.
 */
export function readMealBrief(profile: Profile, foods: readonly Food[]): MealBrief {
  const objection = foodObjections(profile, foods)
  const allowed = foods.filter((food) => objection(food) === undefined)
  const { dietaryRestrictions, foodRestrictions, mealsPerDay, weeklyFoodBudget } = profile
  const budgetUsd = weeklyFoodBudget / DAYS_PER_WEEK / mealsPerDay
  return {
    targets: dailyTargets(profile),
    mealTypes: mealTypes(mealsPerDay),
    foods,
    allowed,
    objection,
    isKosher: readRestrictions(dietaryRestrictions, foods).diets.includes('kosher'),
    shared: {
      budgetUsd: Math.round(budgetUsd * CENTS) / CENTS,
      avoid: [...new Set(foodRestrictions)],
      restrictions: oneLine(dietaryRestrictions, PROMPT_LIMITS.restrictionsLength),
      foodIds: idsWithinLimit(allowed, PROMPT_LIMITS.foodIds),
    },
  }
}
