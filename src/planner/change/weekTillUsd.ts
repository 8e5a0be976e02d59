import type { Food } from '../../core/food/food.js'
import { foodFinder } from '../../core/food/foodFinder.js'
import { isSeasoning } from '../../core/food/isSeasoning.js'
import { tillCostUsd } from '../../core/grocery/storeUnits.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { PlanState } from '../../core/state/planState.js'

/** What is paid at the till for a plan's week, US dollars. What the visitor has at home costs nothing. */
export function weekTillUsd({ week, pantryFoodIds }: PlanState, { foods }: PlanRules): number {
  const findFood = foodFinder(foods)
  const grams = new Map<string, { readonly food: Food; quantityG: number }>()
  for (const { food, quantity } of week.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items))) {
    if (pantryFoodIds.includes(food.id)) continue
    const key = `${isSeasoning(food)} ${food.id}`
    const line = grams.get(key) ?? { food: findFood(food) ?? food, quantityG: 0 }
    line.quantityG += quantity
    grams.set(key, line)
  }
  return [...grams.values()].reduce((usd, { food, quantityG }) => usd + tillCostUsd(food, quantityG), 0)
}
