import { shopSum } from '../../core/grocery/cartItems.js'
import { emptyShelfCost, groceryCategoryTotals, isFromEmptyCupboard } from '../../core/grocery/groceryList.js'
import { namesOf } from '../../core/grocery/namesOf.js'
import { priceText } from '../../core/grocery/priceText.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import { isToBuy } from '../../core/grocery/tillSum.js'
import { madeForText } from '../../core/plan/madeForText.js'
import type { ScreenMessages } from '../../messages/allMessages.js'
import type { PlannerActions, ShownPlan } from '../../store/plannerState.js'
import { conflictsOf, lineFoods } from '../../store/selectors.js'
import { fineAmounts } from '../fineAmounts.js'
import type { Format } from '../format.js'
import { printSheet } from '../print/printSheet.js'
import type { Markup, Sheet, SheetPage } from '../print/writeSheet.js'
import { avoidedNote } from './avoidedNote.js'
import { freezeTexts } from './freezeTexts.js'
import { markedGroceries } from './markedGroceries.js'
import { scaledText } from './scaledText.js'
import { usageText } from './usageText.js'

const sumRow = (name: string, value: string): Markup => ['tr', ['th'], ['th', name], ['th'], ['th', value]]

/** A plan's grocery list as a sheet to print, with all the costs that the Grocery List tab shows. */
export function grocerySheet(plan: ShownPlan, messages: ScreenMessages, format: Format): Sheet {
  const { money, longDate } = format
  const { groceries, core } = messages
  const list = markedGroceries(plan, messages)
  const foodOf = lineFoods(plan.foods)
  const title = groceries.printed.title(longDate(plan.week.startDate))
  const sections = groceryCategoryTotals(list.items.filter(isToBuy)).map(
    ({ category, items, tillSubtotal }): Markup => {
      const rows = items.map((item): Markup => {
        const isTicked = plan.tickedFoodIds.includes(item.foodId)
        const isPlain = item.share === undefined && item.shopCost === undefined
        const note = isPlain ? '' : usageText(item, foodOf(item), messages, format)
        return [
          'tr',
          isTicked ? ['td', ['b', '✓']] : ['td'],
          ['td', isTicked ? ['s', item.name] : item.name, ['small', fineAmounts(note)]],
          ['td', fineAmounts(storeQuantityLabel(item, core, format))],
          ['td', priceText(item, core, format)],
        ]
      })
      const sum = sumRow(groceries.printed.subtotal, money(tillSubtotal))
      return ['section', ['h2', core.groceryCategory[category]], ['table', ...rows, sum]]
    },
  )
  const namesAtHome = namesOf(list.atHome)
  const namesOnShelf = namesOf(list.items.filter(({ kind }) => kind === 'shelf'))
  const sums: readonly Markup[] = list.scaled
    ? [sumRow(groceries.scaledTill, money(list.tillTotal))]
    : [
        sumRow(isFromEmptyCupboard(list) ? groceries.till : groceries.tillBesideHome, money(list.tillTotal)),
        sumRow(groceries.summary.weekUses, money(list.total)),
      ]
  const emptyShelf = emptyShelfCost(list)
  const footnotes = [
    ...freezeTexts(plan.week, list, plan.basis, messages, format).values(),
    namesAtHome && core.planText.atHome(namesAtHome),
    namesOnShelf && core.planText.shelf(namesOnShelf),
    ...(list.scaled
      ? [
          core.planText.atShop(money(shopSum(list.items))),
          scaledText(list, plan.basis.weeklyFoodBudget, messages, format),
        ]
      : []),
    emptyShelf > 0 ? core.planText.emptyShelf(money(emptyShelf)) : '',
    list.scaled ? (namesOnShelf ? groceries.summary.scaledHint : '') : groceries.summary.hint,
  ]
    .filter((footnote) => footnote !== '')
    .map((footnote): Markup => ['p', footnote])
  const madeFor: Markup = ['p', madeForText(plan.week, core)]
  const note: Markup = ['p', avoidedNote(plan, messages, format)]
  // A warning comes before the lines.
  const [before, after] = conflictsOf(plan).length > 0 ? [[note], []] : [[], [note]]
  return {
    title,
    content: [['h1', title], ...before, madeFor, ...sections, ['table', ...sums], ...footnotes, ...after],
  }
}

interface PrintContext {
  readonly messages: ScreenMessages
  readonly format: Format
  readonly page: SheetPage
  readonly actions: Pick<PlannerActions, 'notify' | 'emit' | 'withdrawNotices'>
}

/** Prints a plan's grocery list. If the browser refuses, a notice tells the visitor. */
export function printGroceries(plan: ShownPlan, { messages, format, page, actions }: PrintContext) {
  const isPrinted = printSheet({ ...grocerySheet(plan, messages, format), columns: 2 }, page)
  actions.withdrawNotices('printing')
  if (isPrinted) actions.emit({ type: 'list_printed' })
  else actions.notify({ code: 'print-blocked' })
}
