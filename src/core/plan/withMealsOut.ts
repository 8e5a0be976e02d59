import type { MealPlace } from './isAt.js'
import { byClock } from './mealTypes.js'
import type { FreeMeal } from './plannedTargets.js'
import type { DayPlan, Meal } from './weekPlan.js'

/** A meal that is eaten out: its place in the week, and the share of its day that is left free for it. */
export type MealOut = MealPlace & FreeMeal

/** The meals that leave room for eating out; the others of these are left out altogether. */
export const mealsOutOf = <Out extends FreeMeal>(eatenOut: readonly Out[]): Out[] =>
  eatenOut.filter(({ freeShare }) => freeShare > 0)

/** A day's meals and those eaten out, as they are eaten. Only the planned ones have a name. */
export const withMealsOut = ({ date, meals }: DayPlan, eatenOut: readonly MealOut[]): (Meal | MealOut)[] =>
  byClock([...meals, ...mealsOutOf(eatenOut).filter((out) => out.date === date)])
