import type { Food } from '../food/food.js'
import { englishFormat } from '../format.js'
import type { MealType } from './mealTypes.js'
import { macrosOf } from './nutrients.js'
import type { DayPlan, Macros, Meal, MealItem, WeekPlan } from './weekPlan.js'

const MS_PER_DAY = 86_400_000

/** Adds up energy (kcal) and macros (g). */
export function sumMacros(parts: Iterable<Macros>): Macros {
  const all = [...parts]
  return macrosOf((nutrient) => all.reduce((sum, part) => sum + part[nutrient], 0))
}

/** A meal item whose numbers follow from the food and its grams; the only way one is made. */
export function toMealItem(food: Food, quantityG: number): MealItem {
  const servings = quantityG / food.servingSize
  return { food, quantity: quantityG, ...macrosOf((nutrient) => food[nutrient] * servings) }
}

/** A meal with totals added up from its items. */
export function toMeal(type: MealType, name: string, items: MealItem[]): Meal {
  const { calories, protein, carbs, fat } = sumMacros(items)
  return {
    type,
    name,
    items,
    totalCalories: calories,
    totalProtein: protein,
    totalCarbs: carbs,
    totalFat: fat,
  }
}

/** Energy and macros of a meal in the shape of a day's totals. */
export function mealMacros(meal: Meal): Macros {
  return {
    calories: meal.totalCalories,
    protein: meal.totalProtein,
    carbs: meal.totalCarbs,
    fat: meal.totalFat,
  }
}

/** The calendar date `days` after `date` (`YYYY-MM-DD`), free of time zones and daylight saving. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

/** Seven days of meals made into a week that starts on `startDate` (`YYYY-MM-DD`), with all totals. */
export function toWeekPlan(startDate: string, mealsByDay: readonly Meal[][]): WeekPlan {
  const days = mealsByDay.map((meals, index): DayPlan => {
    const date = addDays(startDate, index)
    const dayName = englishFormat.weekday(date)
    return { date, dayName, meals, totals: sumMacros(meals.map(mealMacros)) }
  })
  return { startDate, days, totals: sumMacros(days.map((day) => day.totals)) }
}
