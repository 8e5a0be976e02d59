import { toMeal, toMealItem } from './composePlan.js'
import type { Helping } from './portionProblem.js'
import { solvePortions } from './solvePortions.js'
import type { Macros, Meal } from './weekPlan.js'

/**
 * Solves the portions of a whole day again so that its calories, protein, carbs and fat come close to the targets.
 * Foods, meals and names stay; the present amounts are taken as what a cook would reach for.
 *
 * Why bounded least squares over the day: a meal of a few foods can seldom meet four numbers at once, while a day has
 * some twenty amounts to play with and the visitor is promised the day. An LP would say whether a day is feasible, but
 * its solutions sit in corners (most foods at their smallest or largest portion, a few doing all the work) and it has
 * nothing to offer where no portions fit. Least squares in relative gaps with a small ridge towards typical amounts
 * gives plates that look cooked, degrades to the nearest day by itself, and with box bounds needs only coordinate
 * descent: no dependency, tens of microseconds. Portions come in pieces and spoonfuls, so the answer is rounded to each
 * food's grid and repaired there by single and paired moves of the same objective.
 */
export function balanceDay(meals: readonly Meal[], targets: Macros): Meal[] {
  const helpings = meals.flatMap((meal) =>
    meal.items.map(({ food, quantity }): Helping => ({ food, typicalG: quantity })),
  )
  const { grams } = solvePortions(helpings, { targets, produceG: 0, dollarWeight: 0 })
  let next = 0
  return meals.map((meal) => {
    const items = meal.items.map((item) => toMealItem(item.food, grams[next++] ?? item.quantity))
    return toMeal(meal.type, meal.name, items)
  })
}
