import { toFreeze } from '../../core/grocery/toFreeze.js'
import type { Eaters } from '../../core/plan/eaters.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import type { PlanMessages } from '../../messages/planMessages.js'
import type { Format } from '../format.js'

/**
 * What to freeze of a week's food, and for which meals, in a sentence for each food by its id. What is not bought is not
 * frozen after the shopping.
 */
export function freezeTexts(
  week: WeekPlan,
  { atHome, removed }: Pick<PlanGroceries, 'atHome' | 'removed'>,
  eaters: Eaters,
  { groceries, core }: Pick<PlanMessages, 'groceries' | 'core'>,
  { weekday }: Pick<Format, 'weekday'>,
): ReadonlyMap<string, string> {
  const { leftovers, edit } = groceries
  const notBought = new Set([...atHome, ...removed].map(({ foodId }) => foodId))
  const shares = toFreeze(week, eaters).filter(({ food, isRest }) => isRest || !notBought.has(food.id))
  return new Map(
    shares.map(({ food, isRest, uses }) => {
      const meals = uses.map(({ date, type }) => edit.meal(weekday(date), core.mealType[type]))
      return [food.id, (isRest ? leftovers.freezeRest : leftovers.freeze)(food.name, meals)]
    }),
  )
}
