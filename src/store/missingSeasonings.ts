import { seasoningsIn } from '../core/food/foodFinder.js'
import { isFreshSeasoning } from '../core/food/isSeasoning.js'
import type { ListAmount, ListEdits } from '../core/state/planState.js'
import type { ShownPlan } from './plannerState.js'
import { planGroceries } from './selectors.js'

type Amounts = ListEdits['quantities']

/**
 * Of the amounts of a list before, those of seasonings that are missing at home, as a new week needs them. Such an amount
 * says what is in the cupboard, which another week does not fill; a fresh seasoning is bought anyway.
 * @param plan the new week. Its list has no such amounts yet.
 */
export function missingSeasonings(plan: ShownPlan, before: Amounts): Amounts {
  const keeping = new Set(seasoningsIn(plan.foods).flatMap((food) => (isFreshSeasoning(food) ? [] : food.id)))
  const { items } = planGroceries(plan)
  const asNeeded = (foodId: string, amount: ListAmount): ListAmount => {
    const line = items.find((item) => item.foodId === foodId && item.category === 'From the cupboard')
    const isEnough = !line || (line.unit === amount.unit && line.quantity <= amount.quantity)
    return isEnough ? amount : { quantity: line.quantity, unit: line.unit }
  }
  const missing = Object.entries(before).filter(([foodId]) => keeping.has(foodId))
  return Object.fromEntries(missing.map(([foodId, amount]) => [foodId, asNeeded(foodId, amount)]))
}
