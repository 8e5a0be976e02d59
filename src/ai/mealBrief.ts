import { boundedLine } from '../contract/plainText.js'
import { type MealParameters, PROMPT_LIMITS } from '../contract/promptParameters.js'
import type { Food } from '../core/food/food.js'
import { DAYS_PER_WEEK } from '../core/plan/daysPerWeek.js'
import type { PlanRules } from '../core/plan/planRules.js'
import type { Attempt } from '../planner/index.js'

/** What every meal of a visitor's week is requested by and checked against. */
export interface MealBrief {
  readonly rules: PlanRules
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

/** Makes the brief of one week, whose dishes are made of the foods in the kitchen. */
export function createMealBrief(rules: Attempt['rules']): MealBrief {
  const { basis, budgetUsd, mealTypes, kitchen } = rules
  const { dietaryRestrictions, foodRestrictions } = basis
  return {
    rules,
    shared: {
      budgetUsd: budgetUsd / DAYS_PER_WEEK / mealTypes.length,
      avoid: foodRestrictions,
      restrictions: boundedLine(dietaryRestrictions, PROMPT_LIMITS.restrictionsLength),
      foodIds: idsByTurns(kitchen),
    },
  }
}
