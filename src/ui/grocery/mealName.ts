import type { FoodUse } from '../../core/grocery/foodUses.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { PlanMessages } from '../../messages/planMessages.js'
import type { Format } from '../format.js'

/** A meal of the list in words, such as `Thursday lunch`; with its time if the day has several of that name: snacks. */
export function mealName(
  { days }: WeekPlan,
  { date, type }: Pick<FoodUse, 'date' | 'type'>,
  { groceries, core }: Pick<PlanMessages, 'groceries' | 'core'>,
  { weekday }: Pick<Format, 'weekday'>,
): string {
  const { mealType, clock } = core
  const meals = days.find((day) => day.date === date)?.meals ?? []
  const isOneOfSeveral = meals.some((meal) => meal.type !== type && mealType[meal.type] === mealType[type])
  return groceries.edit.meal(weekday(date), mealType[type], isOneOfSeveral ? clock[type] : null)
}
