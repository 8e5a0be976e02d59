import { englishFormat } from '../format.js'
import { sumMacros } from '../nutrition/macros.js'
import { addDays } from './addDays.js'
import { requireFirstDay } from './isFirstDay.js'
import { mealMacros } from './toMeal.js'
import type { DayPlan, Meal, WeekPlan } from './weekPlan.js'

/**
 * Makes a week of the meals of its days, with all totals; `startDate` (`YYYY-MM-DD`) is the first day.
 * @throws {RangeError} when a week cannot begin on that day.
 */
export function toWeekPlan(startDate: string, mealsByDay: readonly (readonly Meal[])[]): WeekPlan {
  requireFirstDay(startDate)
  const days = mealsByDay.map((meals, index): DayPlan => {
    const date = addDays(startDate, index)
    const dayName = englishFormat.weekday(date)
    return { date, dayName, meals, totals: sumMacros(meals.map(mealMacros)) }
  })
  return { startDate, days, totals: sumMacros(days.map((day) => day.totals)) }
}
