import type { MealType } from './mealTypes.js'
import type { WeekPlan } from './weekPlan.js'

/** Whether a week plans a meal for that date and type. */
export function hasMealAt(
  { days }: Pick<WeekPlan, 'days'>,
  { date, type }: { readonly date: string; readonly type: MealType },
): boolean {
  return days.some((day) => day.date === date && day.meals.some((meal) => meal.type === type))
}
