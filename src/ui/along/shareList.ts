import { groceryListToText } from '../../core/grocery/groceryListToText.js'
import type { CoreWords } from '../../core/words.js'
import { hostAlongWords } from '../../messages/hostAlongWords.js'
import type { WidgetMessages } from '../../messages/mergeMessages.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planGroceries } from '../../store/selectors.js'
import type { Format } from '../format.js'
import { sharePlanText } from '../plan/sharePlanText.js'

interface ShareContext {
  readonly first: WidgetMessages
  readonly core: CoreWords
  readonly format: Format
  readonly title: string
}

/** Shares a plan's grocery list and returns what to show about it. */
export async function shareList(plan: ShownPlan, { first, core, format, title }: ShareContext) {
  const { list: messages } = hostAlongWords(first)
  const heading = `${title}, ${format.longDate(plan.week.startDate)}`
  const list = { ...planGroceries(plan, core), tickedFoodIds: plan.tickedFoodIds }
  const text = `${heading}\n\n${groceryListToText(list, core, format)}\n`
  const how = await sharePlanText({ title: heading, text })
  return {
    said: how === 'clipboard' ? messages.copied : how === 'refused' ? messages.refused : '',
    refused: how === 'refused' ? text : null,
    label: messages.label,
  }
}
