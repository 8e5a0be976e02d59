import { groceryListToText } from '../../core/grocery/groceryListToText.js'
import { madeForText } from '../../core/plan/madeForText.js'
import { hostAlongWords } from '../../messages/hostAlongWords.js'
import type { WidgetMessages } from '../../messages/mergeMessages.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { sharePlanText } from '../plan/sharePlanText.js'
import { belowConflicts } from './conflictWords.js'
import { type ListContext, markedList } from './markedList.js'

interface ShareContext extends ListContext {
  readonly first: WidgetMessages
}

/** Shares a plan's grocery list and returns what to show about it. */
export async function shareList(plan: ShownPlan, context: ShareContext) {
  const { first, groceries, core, format } = context
  const { list: messages } = hostAlongWords(first)
  const heading = `${groceries.title}, ${format.longDate(plan.week.startDate)}`
  const above = [heading, madeForText(plan.week, core)].filter(Boolean).join('\n')
  const list = groceryListToText(markedList(plan, context), core, format)
  const text = belowConflicts(plan, `${above}\n\n${list}\n${groceries.allergens}\n`, context, true)
  const how = await sharePlanText({ title: heading, text })
  return {
    said: how === 'clipboard' ? messages.copied : how === 'refused' ? messages.refused : '',
    refused: how === 'refused' ? text : null,
    label: messages.label,
  }
}
