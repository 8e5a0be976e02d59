import type { Food } from '../food/food.js'
import { foodFinder } from '../food/foodFinder.js'
import { toMeal, toMealItem } from '../plan/toMeal.js'
import { toWeekPlan } from '../plan/toWeekPlan.js'
import type { Meal, WeekPlan } from '../plan/weekPlan.js'
import type { PlanState } from './planState.js'

/**
 * A kept plan with the foods of today: each food comes from the catalogue, and every number is computed anew. A food that
 * the catalogue no longer has stays as it was kept. A favourite dish that is also ruled out, as older plans may have it, is
 * no favourite.
 */
export function refreshPlan(plan: PlanState, foods: readonly Food[]): PlanState {
  const findFood = foodFinder(foods)
  const refreshMeal = (meal: Meal): Meal => {
    const items = meal.items.map(({ food, quantity }) => toMealItem(findFood(food) ?? food, quantity))
    return { ...meal, ...toMeal(meal.type, meal.name, items) }
  }
  const { startDate, days, madeFor } = plan.week
  const week: WeekPlan = toWeekPlan(
    startDate,
    days.map(({ meals }) => meals.map(refreshMeal)),
  )
  const favouriteDishIds = plan.favouriteDishIds.filter((id) => !plan.neverDishIds.includes(id))
  return { ...plan, favouriteDishIds, week: madeFor ? { ...week, madeFor } : week }
}
