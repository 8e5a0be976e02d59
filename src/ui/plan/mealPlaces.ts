import { isAt } from '../../core/plan/isAt.js'
import type { DayPlan, Meal } from '../../core/plan/weekPlan.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'

/** The place of a day's meal in the week. */
export const placeOf = ({ date }: Pick<DayPlan, 'date'>, { type }: Pick<Meal, 'type'>): MealPlace => ({
  date,
  type,
})

/** The places of all meals of a day. */
export const placesOf = (day: DayPlan): readonly MealPlace[] => day.meals.map((meal) => placeOf(day, meal))

/** Whether the next plans keep a meal as it is. */
export const isLocked = ({ locked }: PlanState, place: MealPlace): boolean => locked.some(isAt(place))
