import { englishFormat, type Format } from '../format.js'
import { type Macros, macrosOf } from '../nutrition/macros.js'
import { oneLine } from '../oneLine.js'
import { dayFor, type Eaters, portionFor, weekFor } from '../plan/eaters.js'
import { eatersText, itemLines, textForEach } from '../plan/eatersText.js'
import { madeForText } from '../plan/madeForText.js'
import type { Recipe } from '../plan/recipeFor.js'
import { recipeLines } from '../plan/recipeLines.js'
import type { DayPlan, Meal, WeekPlan } from '../plan/weekPlan.js'
import { type MealOut, mealsOutOf, withMealsOut } from '../plan/withMealsOut.js'
import { type CoreWords, coreWords } from '../words.js'
import { groceryListToText, type MarkedGroceryList } from './groceryListToText.js'

const CLOCK_GAP = '  '

interface Context {
  readonly recipes: ReadonlyMap<Meal, Recipe>
  readonly words: CoreWords
  readonly format: Format
  readonly eaters: Eaters
  readonly eatenOut: readonly MealOut[]
}

/**
 * The week and its groceries as plain text to download, share or print. Without further arguments it is US English
 * on every device, so that the same plan gives the same text.
 * @param groceries the list, with the visitor's ticks and what they have at home if it holds them.
 * @param format how numbers, money and dates are written, made by `createFormat`.
 * @param recipes of the meals, made by `mealRecipes`; without them the text has none.
 * @param eaters who eats the week: a plan's basis. Without them the text is for one person.
 * @param eatenOut the meals that are eaten out, as in `PlanState`.
 */
export function planToText(
  week: WeekPlan,
  groceries: MarkedGroceryList,
  words?: CoreWords | null,
  format?: Format | null,
  recipes?: ReadonlyMap<Meal, Recipe> | null,
  eaters?: Eaters | null,
  eatenOut?: readonly MealOut[] | null,
): string {
  words ??= coreWords
  format ??= englishFormat
  recipes ??= new Map()
  eaters ??= {}
  const context: Context = { recipes, words, format, eaters, eatenOut: eatenOut ?? [] }
  const { planText } = words
  const sections = [
    [
      heading(planText.title, '=') + periodText(week, words, format),
      madeForText(week, words),
      eatersText(eaters, words),
    ]
      .filter(Boolean)
      .join('\n'),
    ...week.days.map((day) => dayText(day, context)),
    `${heading(planText.week)}${weekText(week, context)}`,
    `${heading(planText.groceries)}${groceryListToText({ notes: notesOf(recipes), ...groceries }, words, format)}`,
    planText.disclaimer,
  ]
  return `${sections.join('\n\n')}\n`
}

/** What to freeze for the meals. Those that thaw the same food say the same. */
const notesOf = (recipes: ReadonlyMap<Meal, Recipe>) => [
  ...new Set([...recipes.values()].flatMap(({ freeze = [] }) => freeze)),
]

function heading(text: string, rule = '-'): string {
  return `${text}\n${rule.repeat(text.length)}\n`
}

function periodText({ startDate, days }: WeekPlan, { planText }: CoreWords, { longDate }: Format): string {
  const endDate = days.at(-1)?.date ?? startDate
  return planText.period(longDate(startDate), longDate(endDate), endDate.slice(0, 4))
}

function dayText(day: DayPlan, context: Context): string {
  const { words, format, eaters, eatenOut } = context
  const totals = textForEach(
    eaters,
    (person) => macrosText(dayFor(day, eaters, person).totals, words, format),
    words,
    '\n',
  )
  return [
    heading(format.longDate(day.date)) + totals,
    ...withMealsOut(day, eatenOut).map((meal) => mealText(meal, context)),
  ].join('\n\n')
}

function mealText(meal: Meal | MealOut, { recipes, words, format, eaters }: Context): string {
  const { clock, mealType, planText } = words
  const { type } = meal
  const indent = Math.max(...Object.values(clock).map((label) => label.length)) + CLOCK_GAP.length
  const time = `${clock[type]}${CLOCK_GAP}`.padStart(indent)
  if (!('name' in meal)) return time + planText.eatingOut(mealType[type])
  const recipe = recipes.get(meal)
  const energy = textForEach(
    eaters,
    (person) => planText.energy(format.whole(portionFor(meal, eaters, person).totalCalories)),
    words,
  )
  return [
    time + planText.meal(mealType[type], oneLine(meal.name), energy),
    ...itemLines(meal, eaters, words, format).map((line) => `${' '.repeat(indent)}- ${line}`),
    ...(recipe ? recipeLines(recipe, words, format) : []).map((line) => ' '.repeat(indent) + line),
  ].join('\n')
}

function weekText(week: WeekPlan, { words, format, eaters, eatenOut }: Context): string {
  const eachText = (textOf: (totals: Macros) => string) =>
    textForEach(eaters, (person) => textOf(weekFor(week, eaters, person).totals), words, '\n')
  const averageOf = (totals: Macros) =>
    macrosOf((nutrient) => totals[nutrient] / Math.max(1, week.days.length))
  const mealsOut = mealsOutOf(eatenOut).length
  return [
    eachText((totals) => macrosText(totals, words, format)),
    eachText((totals) => words.planText.averageDay(macrosText(averageOf(totals), words, format), mealsOut)),
  ].join('\n')
}

function macrosText(
  { calories, protein, carbs, fat }: Macros,
  { planText }: CoreWords,
  { whole, grams }: Format,
): string {
  return planText.macros(whole(calories), grams(protein), grams(carbs), grams(fat))
}
