import { Basket } from './basket.js'
import type { PlannedDay } from './planDay.js'
import { plateFoods } from './plate.js'

/** What a day adds to the bill of the rest of the week. */
export function dayUsd(day: PlannedDay, basket: Basket): number {
  const own = new Basket()
  day.plates.flatMap(plateFoods).forEach((food, index) => {
    own.add(food, day.solution.grams[index] ?? 0)
  })
  return own.lines.reduce((sum, { food, grams }) => sum + basket.extraUsd(food, grams), 0)
}

/** Puts a day's groceries into the basket, or takes them out again with `times` of -1. */
export function shopFor(day: PlannedDay, basket: Basket, times = 1): void {
  day.plates.flatMap(plateFoods).forEach((food, index) => {
    basket.add(food, times * (day.solution.grams[index] ?? 0))
  })
}
