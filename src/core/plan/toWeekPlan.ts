import { englishFormat } from '../format.js'
import { sumMacros } from '../nutrition/macros.js'
import { mealMacros } from './toMeal.js'
import type { DayPlan, Meal, WeekPlan } from './weekPlan.js'

const MS_PER_DAY = 86_400_000

/** The calendar date `days` after `date` (`YYYY-MM-DD`); time zones and daylight saving play no part. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

/** Makes a week of the meals of its days, with all totals; `startDate` (`YYYY-MM-DD`) is the first day. */
export function toWeekPlan(startDate: string, mealsByDay: readonly Meal[][]): WeekPlan {
  const days = mealsByDay.map((meals, index): DayPlan => {
    const date = addDays(startDate, index)
    const dayName = englishFormat.weekday(date)
    return { date, dayName, meals, totals: sumMacros(meals.map(mealMacros)) }
  })
  return { startDate, days, totals: sumMacros(days.map((day) => day.totals)) }
}
