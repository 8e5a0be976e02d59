import type { GroceryList } from '../../core/grocery/groceryList.js'
import { storeQuantityLabel } from '../../core/grocery/storeQuantityLabel.js'
import type { Messages } from '../../messages/en.js'
import { grocerySections } from '../../store/selectors.js'
import type { Format } from '../format.js'
import type { Sheet } from '../print/sheet.js'

/** The grocery list as a sheet to print. `startDate` is `YYYY-MM-DD`. */
export function grocerySheet(
  startDate: string,
  list: GroceryList,
  messages: Messages['groceries'],
  { longDate, money }: Format,
): Sheet {
  return {
    title: messages.printed.title(longDate(startDate)),
    sections: grocerySections(list).map(({ category, items, subtotal }) => ({
      heading: messages.category[category],
      rows: items.map((item) => ({
        name: item.name,
        detail: storeQuantityLabel(item),
        value: money(item.estimatedCost),
      })),
      sum: { name: messages.printed.subtotal, value: money(subtotal) },
    })),
    sum: { name: messages.total, value: money(list.total) },
    footnote: messages.allergens,
  }
}
