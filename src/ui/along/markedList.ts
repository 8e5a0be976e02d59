import type { MarkedGroceryList } from '../../core/grocery/groceryListToText.js'
import type { PlanMessages } from '../../messages/planMessages.js'
import type { ShownPlan } from '../../store/plannerState.js'
import type { Format } from '../format.js'
import { freezeTexts } from '../grocery/freezeTexts.js'
import { markedGroceries } from '../grocery/markedGroceries.js'

/** The words and formats of a list as a text. */
export interface ListContext extends Pick<PlanMessages, 'groceries' | 'core'> {
  readonly format: Format
}

/** A plan's grocery list with all that its text says. */
export function markedList(plan: ShownPlan, context: ListContext): MarkedGroceryList {
  const { week, basis, tickedFoodIds } = plan
  const list = markedGroceries(plan, context)
  const notes = [...freezeTexts(week, list, basis, context, context.format).values()]
  return { ...list, tickedFoodIds, notes }
}
