import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import type { Messages } from '../../messages/en.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { grocerySections, planGroceries } from '../../store/selectors.js'
import type { Format } from '../format.js'
import type { Sheet } from '../print/sheet.js'
import { usageText } from './usageText.js'

/** A plan's grocery list as a sheet to print, with all that the Grocery List tab says of costs. */
export function grocerySheet(plan: ShownPlan, messages: Messages['groceries'], format: Format): Sheet {
  const { money, longDate } = format
  const { summary, printed } = messages
  const list = planGroceries(plan)
  return {
    title: printed.title(longDate(plan.week.startDate)),
    sections: grocerySections(list).map(({ category, items, subtotal }) => ({
      heading: messages.category[category],
      rows: items.map((item) => ({
        name: item.name,
        detail: storeQuantityLabel(item),
        note: item.share === undefined ? null : usageText(item, messages, format),
        value: money(item.estimatedCost),
      })),
      sum: { name: printed.subtotal, value: money(subtotal) },
    })),
    sums: [
      { name: messages.total, value: money(list.total) },
      { name: summary.emptyCupboard, value: money(list.emptyCupboardTotal) },
    ],
    footnotes: [
      ...(list.scaled ? [messages.scaled(money(list.fullTotal), money(plan.profile.weeklyFoodBudget))] : []),
      summary.emptyCupboardHint,
      messages.allergens,
    ],
  }
}
