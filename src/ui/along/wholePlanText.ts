import { planToText } from '../../core/grocery/planToText.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { type ConflictContext, conflictLines } from './conflictWords.js'
import { type ListContext, markedList } from './markedList.js'

/** A plan and its list as a text. */
export function wholePlanText(
  plan: ShownPlan,
  context: ListContext,
  recipes?: ReadonlyMap<Meal, Recipe>,
): string {
  const { week, basis } = plan
  const { core, format } = context
  return planToText(week, markedList(plan, context), core, format, recipes, basis)
}

/** The same for its reader alone, after the meals that they must avoid. Others are not told of these. */
export function downloadedPlanText(
  plan: ShownPlan,
  context: ConflictContext & ListContext,
  recipes: ReadonlyMap<Meal, Recipe>,
): string {
  const [title, ...meals] = conflictLines(plan, context)
  const text = wholePlanText(plan, context, recipes)
  return title === undefined ? text : [title, ...meals.map((meal) => `- ${meal}`), '', text].join('\n')
}
