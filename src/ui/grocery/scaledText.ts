import { type GroceryList, runsShort } from '../../core/grocery/groceryList.js'
import type { PlanMessages } from '../../messages/planMessages.js'
import type { Format } from '../format.js'

/** Says of a scaled list what it would cost in full and how much of that the budget pays. */
export const scaledText = (
  list: GroceryList,
  budget: number,
  { groceries }: Pick<PlanMessages, 'groceries'>,
  { money, percent }: Pick<Format, 'money' | 'percent'>,
): string =>
  groceries.scaled(
    money(list.fullTotal),
    money(budget),
    // A list that is scaled has less than all.
    percent(Math.floor((100 * budget) / list.fullTotal) / 100),
    runsShort(list),
  )
