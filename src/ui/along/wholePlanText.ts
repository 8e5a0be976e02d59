import { planToText } from '../../core/grocery/planToText.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import type { Format } from '../format.js'
import { type ConflictContext, withConflicts } from './conflictWords.js'

/** A plan and its list as a text to download or share. */
export function wholePlanText(
  plan: ShownPlan,
  context: ConflictContext & { readonly format: Format },
  recipes?: ReadonlyMap<Meal, Recipe>,
): string {
  const { week, basis, tickedFoodIds } = plan
  const { core, format } = context
  const list = { ...planGroceries(plan, core), tickedFoodIds }
  return withConflicts(planToText(week, list, core, format, recipes, basis), plan, context)
}
