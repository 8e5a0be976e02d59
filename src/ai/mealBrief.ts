import { boundedLine } from '../contract/plainText.js'
import { type MealParameters, PROMPT_LIMITS } from '../contract/promptParameters.js'
import type { Food } from '../core/food/food.js'
import { budgetPerPerson } from '../core/plan/budgetPerPerson.js'
import { DAYS_PER_WEEK } from '../core/plan/daysPerWeek.js'
import { type MealType, mealTypes } from '../core/plan/mealTypes.js'
import type { PlanRules } from '../core/plan/planRules.js'

/** What every meal of a visitor's week is requested by and checked against. */
export interface MealBrief {
  readonly rules: PlanRules
  readonly mealTypes: readonly MealType[]
  /** The part of a stage 2 prompt that is the same for every meal. */
  readonly shared: Pick<MealParameters, 'budgetUsd' | 'avoid' | 'restrictions' | 'foodIds'>
}

/** The ids of the kitchen's foods, a fair share of each category first, so that a large shop's list fits a prompt. */
function idsByTurns(kitchen: ReadonlyMap<string, Food>): string[] {
  const seen = new Map<string, number>()
  const ranked = Array.from(kitchen.values(), ({ id, category }) => {
    const rank = seen.get(category) ?? 0
    seen.set(category, rank + 1)
    return { id, rank }
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ id }) => id)
}

/**
 * Makes the brief of one week.
 * @param kitchen the foods that dishes may contain, by id
 */
export function createMealBrief(rules: PlanRules, kitchen: ReadonlyMap<string, Food>): MealBrief {
  const { dietaryRestrictions, foodRestrictions, mealsPerDay } = rules.basis
  return {
    rules,
    mealTypes: mealTypes(mealsPerDay),
    shared: {
      budgetUsd: budgetPerPerson(rules.basis) / DAYS_PER_WEEK / mealsPerDay,
      avoid: foodRestrictions,
      restrictions: boundedLine(dietaryRestrictions, PROMPT_LIMITS.restrictionsLength),
      foodIds: idsByTurns(kitchen),
    },
  }
}
