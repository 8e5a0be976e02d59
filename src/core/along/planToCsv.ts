import { householdMeasure } from '../food/householdMeasure.js'
import { NUTRIENTS } from '../nutrition/macros.js'
import { everybody, weekFor } from '../plan/eaters.js'
import { byClock } from '../plan/mealTypes.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import { type FileLanguage, inEnglish, type PlanFileOptions } from './alongOptions.js'
import { type CsvCell, csvText } from './csvText.js'
import { MEAL_TIME } from './mealTime.js'
import { tenths } from './tenths.js'

function planRows({ days }: WeekPlan, { words, format }: FileLanguage): CsvCell[][] {
  return days.flatMap(({ date, meals }) =>
    byClock(meals).flatMap(({ type, name, items }) =>
      items.map((item) => [
        date,
        format.weekday(date),
        MEAL_TIME[type],
        words.mealType[type],
        name,
        item.food.name,
        tenths(item.quantity),
        householdMeasure(item.food, item.quantity, words, format.units) ?? '',
        ...NUTRIENTS.map((nutrient) => tenths(item[nutrient])),
      ]),
    ),
  )
}

/**
 * A week's meals as a comma-separated table (RFC 4180), one food per line. If several people eat, everybody has lines of
 * their own, and the first column says whose they are.
 */
export function planToCsv(week: WeekPlan, options?: PlanFileOptions | null): string {
  const eaters = options?.eaters ?? {}
  const language = inEnglish(options)
  const { planColumns } = language.along
  const { person: personColumn, date, day, time, mealType, dish, food, grams, measure } = planColumns
  const nutrients = NUTRIENTS.map((nutrient) => planColumns[nutrient])
  const head = [date, day, time, mealType, dish, food, grams, measure, ...nutrients]
  const persons = everybody(eaters)
  if (persons.length === 1) return csvText([head, ...planRows(week, language)])
  const rows = persons.flatMap((person) =>
    planRows(weekFor(week, eaters, person), language).map((row) => [person + 1, ...row]),
  )
  return csvText([[personColumn, ...head], ...rows])
}
