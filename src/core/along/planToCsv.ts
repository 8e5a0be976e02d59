import { householdMeasure } from '../food/householdMeasure.js'
import { NUTRIENTS } from '../nutrition/macros.js'
import { byClock } from '../plan/mealTypes.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import { type AlongOptions, inEnglish } from './alongOptions.js'
import { csvText } from './csvText.js'
import { MEAL_TIME } from './mealTime.js'

/** Kitchen scales and labels show tenths. */
const tenths = (value: number) => Math.round(value * 10) / 10

/** A week's meals as a comma-separated table (RFC 4180), one food per line. */
export function planToCsv({ days }: WeekPlan, options?: AlongOptions): string {
  const { words, format, along } = inEnglish(options)
  const { planColumns } = along
  const rows = days.flatMap(({ date, meals }) =>
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
  const { date, day, time, mealType, dish, food, grams, measure } = planColumns
  const head = [date, day, time, mealType, dish, food, grams, measure]
  return csvText([[...head, ...NUTRIENTS.map((nutrient) => planColumns[nutrient])], ...rows])
}
