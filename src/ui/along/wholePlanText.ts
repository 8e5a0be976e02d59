import { planToText } from '../../core/grocery/planToText.js'
import type { Recipe } from '../../core/plan/recipeFor.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { belowConflicts, type ConflictContext, withMarkedNames } from './conflictWords.js'
import { type ListContext, markedList } from './markedList.js'

/**
 * A plan and its list as a text. What its reader must avoid comes first, and is marked below.
 * @param recipes those of its meals; without any, the text is one to send
 */
export function wholePlanText(
  plan: ShownPlan,
  context: ConflictContext & ListContext,
  recipes?: ReadonlyMap<Meal, Recipe>,
): string {
  const { core, format } = context
  const { basis, eatenOut } = plan
  const { week, recipesOf } = withMarkedNames(plan, context.first)
  const list = markedList(plan, context)
  const text = planToText(week, list, core, format, recipesOf(recipes ?? new Map()), basis, eatenOut)
  return belowConflicts(plan, text, context, recipes === undefined)
}
