import type { Food } from '../../core/food/food.js'
import { isSeasoning } from '../../core/food/isSeasoning.js'
import { isAt } from '../../core/plan/isAt.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import type { SwapReason } from '../../core/state/swapOption.js'
import { isAddedFat } from '../week/addedFat.js'

/** Foods of every kitchen. Nobody notices that they are used twice. */
const STAPLES: readonly string[] = ['onions', 'garlic']

/** The foods to buy for a week without the meal at a place. */
function foodIds({ week, pantryFoodIds }: PlanState, without?: MealPlace): Set<string> {
  const items = week.days.flatMap(({ date, meals }) =>
    meals.filter(({ type }) => !without || !isAt(without)({ date, type })).flatMap((meal) => meal.items),
  )
  const bought = items.filter(({ food }) => !isSeasoning(food) && !pantryFoodIds.includes(food.id))
  return new Set(bought.map(({ food }) => food.id))
}

/**
 * The reason for a dish of these foods at a place: the most expensive food that the week has anyway, or a shorter list.
 */
export function swapReason(
  foods: readonly Food[],
  after: PlanState,
  before: PlanState,
  place: MealPlace,
): SwapReason {
  const present = foodIds(before, place)
  const shared = foods
    .filter((food) => present.has(food.id) || before.pantryFoodIds.includes(food.id))
    .filter((food) => !isAddedFat(food) && !STAPLES.includes(food.id))
    .map((food) => ({ food, usd: (food.pack.priceUsd / food.pack.edibleG) * food.servingSize }))
    .sort((a, b) => b.usd - a.usd)[0]
  if (shared) return { kind: 'shares-food', foodId: shared.food.id }
  const count = foodIds(before).size - foodIds(after).size
  return count > 0 ? { kind: 'fewer-foods', count } : { kind: 'other' }
}
