import { englishFormat } from '../englishFormat.js'
import { householdMeasure } from '../food/householdMeasure.js'
import type { GroceryList } from '../grocery/groceryList.js'
import { groceryListToText } from '../grocery/groceryListToText.js'
import { oneLine } from '../oneLine.js'
import { MEAL_CLOCK, MEAL_MINUTES, type MealType } from './mealTypes.js'
import type { DayPlan, Macros, Meal, MealItem, WeekPlan } from './weekPlan.js'

const MEAL_NAMES: Readonly<Record<MealType, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  snack2: 'Snack',
  snack3: 'Snack',
}
const CLOCK_WIDTH = Math.max(...Object.values(MEAL_CLOCK).map((clock) => clock.length))

const DISCLAIMER = `Labels differ by brand: check the label of everything you buy, above all if you have an allergy.
Prices are estimates. This plan is general nutrition information, not medical advice: talk to a healthcare
professional before you change how you eat.`

/**
 * The week and its groceries as plain text to download, share or print: US English whatever the device, the same text
 * for the same plan.
 */
export function planToText(week: WeekPlan, groceries: GroceryList): string {
  const sections = [
    `${heading('Your 7-Day Meal Plan', '=')}\n${period(week)}`,
    ...week.days.map(dayText),
    `${heading('Week totals', '-')}\n${weekText(week)}`,
    `${heading('Grocery list', '-')}\n${groceryListToText(groceries)}`,
    DISCLAIMER,
  ]
  return `${sections.join('\n\n')}\n`
}

function heading(text: string, rule: string): string {
  return `${text}\n${rule.repeat(text.length)}`
}

function period({ startDate, days }: WeekPlan): string {
  const endDate = days.at(-1)?.date ?? startDate
  return `${englishFormat.longDate(startDate)} to ${englishFormat.longDate(endDate)}, ${endDate.slice(0, 4)}`
}

function dayText({ date, meals, totals }: DayPlan): string {
  const inOrder = [...meals].sort((a, b) => MEAL_MINUTES[a.type] - MEAL_MINUTES[b.type])
  return [
    `${heading(englishFormat.longDate(date), '-')}\n${macrosText(totals)}`,
    ...inOrder.map(mealText),
  ].join('\n\n')
}

function mealText({ type, name, items, totalCalories }: Meal): string {
  const clock = MEAL_CLOCK[type].padStart(CLOCK_WIDTH)
  const title = `${clock}  ${MEAL_NAMES[type]}: ${oneLine(name)} (${englishFormat.whole(totalCalories)} kcal)`
  return [title, ...items.map(itemText)].join('\n')
}

function itemText({ food, quantity }: MealItem): string {
  const measure = householdMeasure(food, quantity)
  const amounts = [
    englishFormat.ounces(quantity),
    ...(measure === null ? [] : [measure]),
    `${englishFormat.whole(quantity)} g`,
  ]
  return `${' '.repeat(CLOCK_WIDTH)}  - ${oneLine(food.name)}: ${amounts.join(' · ')}`
}

function weekText({ days, totals }: WeekPlan): string {
  const perDay = (value: number) => value / Math.max(1, days.length)
  const average: Macros = {
    calories: perDay(totals.calories),
    protein: perDay(totals.protein),
    carbs: perDay(totals.carbs),
    fat: perDay(totals.fat),
  }
  return `${macrosText(totals)}\nAverage day: ${macrosText(average)}`
}

function macrosText({ calories, protein, carbs, fat }: Macros): string {
  const { whole } = englishFormat
  return `${whole(calories)} kcal · protein ${whole(protein)} g · carbs ${whole(carbs)} g · fat ${whole(fat)} g`
}
