import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import { madeForText } from '../../core/plan/madeForText.js'
import type { Messages } from '../../messages/en.js'
import type { PlannerActions, ShownPlan } from '../../store/plannerState.js'
import { grocerySections, planGroceries } from '../../store/selectors.js'
import type { Format } from '../format.js'
import { printSheet } from '../print/printSheet.js'
import type { Markup, Sheet } from '../print/writeSheet.js'
import { usageText } from './usageText.js'

const sumRow = (name: string, value: string): Markup => ['tr', ['th'], ['th', name], ['th'], ['th', value]]

/** A plan's grocery list as a sheet to print, with everything that the Grocery List tab says about costs. */
function grocerySheet(plan: ShownPlan, { groceries: messages, core }: Messages, format: Format): Sheet {
  const { money, longDate } = format
  const { summary, printed } = messages
  const list = planGroceries(plan, core)
  const title = printed.title(longDate(plan.week.startDate))
  const sections = grocerySections(list).map(({ category, items, subtotal }): Markup => {
    const rows = items.map((item): Markup => {
      const note = item.share === undefined ? '' : usageText(item, messages, format)
      const cost = money(item.estimatedCost)
      return [
        'tr',
        ['td'],
        ['td', item.name, ['small', note]],
        ['td', storeQuantityLabel(item, core)],
        ['td', cost],
      ]
    })
    const sum = sumRow(printed.subtotal, money(subtotal))
    return ['section', ['h2', core.groceryCategory[category]], ['table', ...rows, sum]]
  })
  const sums: Markup = [
    'table',
    sumRow(messages.total, money(list.total)),
    sumRow(summary.emptyCupboard, money(list.emptyCupboardTotal)),
  ]
  const madeFor = madeForText(plan.week, core)
  const footnotes = [
    list.scaled ? messages.scaled(money(list.fullTotal), money(plan.profile.weeklyFoodBudget)) : '',
    summary.emptyCupboardHint,
    messages.allergens,
  ].map((footnote): Markup => ['p', footnote])
  return { title, content: [['h1', title], ['p', madeFor], ...sections, sums, ...footnotes] }
}

interface PrintContext {
  readonly messages: Messages
  readonly format: Format
  readonly nonce: string | undefined
  readonly actions: Pick<PlannerActions, 'notify' | 'emit' | 'withdrawNotices'>
}

/** Prints a plan's grocery list. When the browser refuses, a notice tells the visitor. */
export function printGroceries(plan: ShownPlan, { messages, format, nonce, actions }: PrintContext) {
  const isPrinted = printSheet(grocerySheet(plan, messages, format), nonce)
  actions.withdrawNotices('printing')
  if (isPrinted) actions.emit({ type: 'list_printed' })
  else actions.notify({ code: 'print-blocked' })
}
