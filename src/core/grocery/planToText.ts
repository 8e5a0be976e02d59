import { householdMeasure } from '../food/householdMeasure.js'
import { englishFormat } from '../format.js'
import { type Macros, macrosOf } from '../nutrition/macros.js'
import { oneLine } from '../oneLine.js'
import { byClock, MEAL_CLOCK } from '../plan/mealTypes.js'
import type { DayPlan, Meal, MealItem, WeekPlan } from '../plan/weekPlan.js'
import type { GroceryList } from './groceryList.js'
import { groceryListToText } from './groceryListToText.js'

const { grams, longDate, ounces, whole } = englishFormat
/** As wide as the widest clock label and a gap. */
const INDENT = '12:30 PM  '.length

const DISCLAIMER = `Labels differ by brand: check the label of everything you buy, above all if you have an allergy.
Prices are estimates. This plan is general nutrition information, not medical advice: talk to a healthcare
professional before you change how you eat.`

/**
 * The week and its groceries as plain text to download, share or print: US English whatever the device, the same text
 * for the same plan.
 */
export function planToText(week: WeekPlan, groceries: GroceryList): string {
  const sections = [
    `${heading('Your 7-Day Meal Plan', '=')}${period(week)}`,
    ...week.days.map(dayText),
    `${heading('Week totals')}${weekText(week)}`,
    `${heading('Grocery list')}${groceryListToText(groceries)}`,
    DISCLAIMER,
  ]
  return `${sections.join('\n\n')}\n`
}

function heading(text: string, rule = '-'): string {
  return `${text}\n${rule.repeat(text.length)}\n`
}

function period({ startDate, days }: WeekPlan): string {
  const endDate = days.at(-1)?.date ?? startDate
  return `${longDate(startDate)} to ${longDate(endDate)}, ${endDate.slice(0, 4)}`
}

function dayText({ date, meals, totals }: DayPlan): string {
  return [`${heading(longDate(date))}${macrosText(totals)}`, ...byClock(meals).map(mealText)].join('\n\n')
}

function mealText({ type, name, items, totalCalories }: Meal): string {
  const clock = `${MEAL_CLOCK[type]}  `.padStart(INDENT)
  // The specification's "snack2" and "snack3" are snacks too.
  const mealName = type.charAt(0).toUpperCase() + type.slice(1).replace(/\d/, '')
  const title = `${clock}${mealName}: ${oneLine(name)} (${whole(totalCalories)} kcal)`
  return [title, ...items.map(itemText)].join('\n')
}

function itemText({ food, quantity }: MealItem): string {
  const amounts = [ounces(quantity), householdMeasure(food, quantity) ?? [], grams(quantity)].flat()
  return `${' '.repeat(INDENT)}- ${oneLine(food.name)}: ${amounts.join(' · ')}`
}

function weekText({ days, totals }: WeekPlan): string {
  const average = macrosOf((nutrient) => totals[nutrient] / Math.max(1, days.length))
  return `${macrosText(totals)}\nAverage day: ${macrosText(average)}`
}

function macrosText({ calories, protein, carbs, fat }: Macros): string {
  return `${whole(calories)} kcal · protein ${grams(protein)} · carbs ${grams(carbs)} · fat ${grams(fat)}`
}
