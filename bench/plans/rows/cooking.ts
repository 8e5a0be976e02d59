import type { Meal } from 'react-meal-planner/core'
import { METHODS } from '../../../src/planner/dishes/methods.js'
import { asPercent, atLeast, atMost, type Row } from '../bars.js'
import type { BenchWeek } from '../benchWeek.js'
import { dishOfMeal } from '../dishOfMeal.js'
import { shareOf } from '../statistics.js'

const amounts = ({ items }: Meal) =>
  items
    .map(({ food, quantity }) => `${food.id} ${quantity}`)
    .sort()
    .join(', ')

/** Whether each repeat of a dish in a week has the amounts of an earlier one. */
function repeats({ meals }: BenchWeek): boolean[] {
  const seen = new Map<string, Set<string>>()
  return meals.flatMap((meal) => {
    const before = seen.get(meal.name)
    const isEqual = before?.has(amounts(meal))
    seen.set(meal.name, new Set([...(before ?? []), amounts(meal)]))
    return isEqual ?? []
  })
}

/** If a week does not mark its leftovers, they are the dinner of the evening before. */
function isLeftover(lunch: Meal, dinner: Meal | undefined): boolean {
  return lunch.leftoverOf !== undefined || lunch.name === dinner?.name
}

function lunchesOfDay({ week }: BenchWeek): { lunch: Meal; dinner: Meal | undefined }[] {
  const ofType = (day: number, type: Meal['type']) => week.days[day]?.meals.find((meal) => meal.type === type)
  return week.days.flatMap((_, day) => {
    const lunch = ofType(day, 'lunch')
    return lunch ? [{ lunch, dinner: ofType(day - 1, 'dinner') }] : []
  })
}

function needsStove(lunch: Meal, dinner: Meal | undefined): boolean {
  const method = dishOfMeal(lunch)?.method
  return !isLeftover(lunch, dinner) && (method === undefined || !METHODS[method].isCold)
}

/** Dishes that are cooked once and eaten twice. */
export function cookingRows(weeks: readonly BenchWeek[]): Row[] {
  const all = weeks.flatMap(repeats)
  const lunches = weeks.filter(({ profile }) => profile.mealVariety !== 'high').flatMap(lunchesOfDay)
  return [
    atLeast(
      'repeats of a dish with the same amounts',
      shareOf(all, (isEqual) => isEqual),
      0.9,
      asPercent,
      `of ${all.length}`,
    ),
    atMost(
      'lunches that need a stove on the day, low and medium variety',
      shareOf(lunches, ({ lunch, dinner }) => needsStove(lunch, dinner)),
      0.4,
      asPercent,
      `of ${lunches.length}`,
    ),
  ]
}
