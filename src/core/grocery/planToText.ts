import { englishFormat, type Format } from '../format.js'
import { type Macros, macrosOf } from '../nutrition/macros.js'
import { oneLine } from '../oneLine.js'
import { amountText } from '../plan/amountText.js'
import { madeForText } from '../plan/madeForText.js'
import { byClock } from '../plan/mealTypes.js'
import type { Recipe } from '../plan/recipeFor.js'
import type { DayPlan, Meal, MealItem, WeekPlan } from '../plan/weekPlan.js'
import { type CoreWords, coreWords } from '../words.js'
import { groceryListToText, type MarkedGroceryList } from './groceryListToText.js'

const CLOCK_GAP = '  '

/**
 * The week and its groceries as plain text to download, share or print. Without further arguments it is US English
 * on every device, so that the same plan gives the same text.
 * @param groceries the list, with the visitor's ticks and what they have at home if it holds them.
 * @param format how numbers, money and dates are written, made by `createFormat`.
 * @param recipes of the meals, made by `mealRecipes`; without them the text has none.
 */
export function planToText(
  week: WeekPlan,
  groceries: MarkedGroceryList,
  words: CoreWords = coreWords,
  format: Format = englishFormat,
  recipes: ReadonlyMap<Meal, Recipe> = new Map(),
): string {
  const { planText } = words
  const sections = [
    `${heading(planText.title, '=')}${periodText(week, words, format)}${madeForLine(week, words)}`,
    ...week.days.map((day) => dayText(day, recipes, words, format)),
    `${heading(planText.week)}${weekText(week, words, format)}`,
    `${heading(planText.groceries)}${groceryListToText(groceries, words, format)}`,
    planText.disclaimer,
  ]
  return `${sections.join('\n\n')}\n`
}

function heading(text: string, rule = '-'): string {
  return `${text}\n${rule.repeat(text.length)}\n`
}

function periodText({ startDate, days }: WeekPlan, { planText }: CoreWords, { longDate }: Format): string {
  const endDate = days.at(-1)?.date ?? startDate
  return planText.period(longDate(startDate), longDate(endDate), endDate.slice(0, 4))
}

function madeForLine(week: WeekPlan, words: CoreWords): string {
  const text = madeForText(week, words)
  return text && `\n${text}`
}

function dayText(
  { date, meals, totals }: DayPlan,
  recipes: ReadonlyMap<Meal, Recipe>,
  words: CoreWords,
  format: Format,
): string {
  const title = `${heading(format.longDate(date))}${macrosText(totals, words, format)}`
  return [title, ...byClock(meals).map((meal) => mealText(meal, recipes.get(meal), words, format))].join(
    '\n\n',
  )
}

function mealText(
  { type, name, items, totalCalories }: Meal,
  recipe: Recipe | undefined,
  words: CoreWords,
  format: Format,
): string {
  const { clock, mealType, planText } = words
  const indent = Math.max(...Object.values(clock).map((label) => label.length)) + CLOCK_GAP.length
  const title = planText.meal(mealType[type], oneLine(name), format.whole(totalCalories))
  return [
    `${clock[type]}${CLOCK_GAP}`.padStart(indent) + title,
    ...items.map((item) => `${' '.repeat(indent)}- ${itemText(item, words, format)}`),
    ...recipeLines(recipe, words, format).map((line) => ' '.repeat(indent) + line),
  ].join('\n')
}

function recipeLines(recipe: Recipe | undefined, { planText }: CoreWords, { whole }: Format): string[] {
  if (recipe === undefined) return []
  const { minutes, minutesAtWork, servings, steps } = recipe
  return [
    planText.recipe(whole(minutes), whole(minutesAtWork), servings),
    ...steps.map((step, index) => `${index + 1}. ${oneLine(step)}`),
  ]
}

function itemText(item: MealItem, words: CoreWords, format: Format): string {
  return `${oneLine(item.food.name)}: ${amountText(item, words, format)}`
}

function weekText({ days, totals }: WeekPlan, words: CoreWords, format: Format): string {
  const average = macrosOf((nutrient) => totals[nutrient] / Math.max(1, days.length))
  return `${macrosText(totals, words, format)}\n${words.planText.averageDay(macrosText(average, words, format))}`
}

function macrosText(
  { calories, protein, carbs, fat }: Macros,
  { planText }: CoreWords,
  { whole, grams }: Format,
): string {
  return planText.macros(whole(calories), grams(protein), grams(carbs), grams(fat))
}
