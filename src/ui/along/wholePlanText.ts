import { planToText } from '../../core/grocery/planToText.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import type { CoreWords } from '../../core/words.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import type { Format } from '../format.js'
import { type ConflictContext, conflictLines } from './conflictWords.js'

/** A plan and its list as a text. */
export function wholePlanText(
  plan: ShownPlan,
  { core, format }: { readonly core: CoreWords; readonly format: Format },
  recipes?: ReadonlyMap<Meal, Recipe>,
): string {
  const { week, basis, tickedFoodIds } = plan
  const list = { ...planGroceries(plan, core), tickedFoodIds }
  return planToText(week, list, core, format, recipes, basis)
}

/** The same for its reader alone, after the meals that they must avoid. Others are not told of these. */
export function downloadedPlanText(
  plan: ShownPlan,
  context: ConflictContext & { readonly format: Format },
  recipes: ReadonlyMap<Meal, Recipe>,
): string {
  const [title, ...meals] = conflictLines(plan, context)
  const text = wholePlanText(plan, context, recipes)
  return title === undefined ? text : [title, ...meals.map((meal) => `- ${meal}`), '', text].join('\n')
}
