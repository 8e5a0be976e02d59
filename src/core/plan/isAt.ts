import type { MealType } from './mealTypes.js'
import type { WeekPlan } from './weekPlan.js'

/** A meal's place in the week. */
export interface MealPlace {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly type: MealType
}

/** Whether another place in the week is this one. */
export const isAt =
  ({ date, type }: MealPlace) =>
  (other: MealPlace): boolean =>
    other.date === date && other.type === type

/** Whether a week plans a meal at a place. */
export const hasMealAt = ({ days }: Pick<WeekPlan, 'days'>, { date, type }: MealPlace): boolean =>
  days.some((day) => day.date === date && day.meals.some((meal) => meal.type === type))
