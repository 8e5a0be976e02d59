import type { DayPlan, Meal } from '../../core/plan/weekPlan.js'
import type { MealPlace } from '../../core/state/planState.js'

/** The place of a day's meal in the week. */
export const mealPlaceOf = ({ date }: Pick<DayPlan, 'date'>, { type }: Pick<Meal, 'type'>): MealPlace => ({
  date,
  type,
})

/** The places of all meals of a day. */
export const placesOf = (day: DayPlan): readonly MealPlace[] =>
  day.meals.map((meal) => mealPlaceOf(day, meal))
