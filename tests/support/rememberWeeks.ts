import type { Food } from '../../src/core/food/food.js'
import type { WeekPlan } from '../../src/core/plan/weekPlan.js'
import type { planWeek } from '../../src/planner/week/planWeek.js'

const weeksByFoods = new WeakMap<readonly Food[], Map<string, WeekPlan>>()

/**
 * Plans the first of equal weeks, and gives the same days again for the others. The tests of the planner hold it to
 * equal weeks for equal rules and starts.
 */
export function rememberWeeks(plan: typeof planWeek): typeof planWeek {
  return function* (rules, start) {
    const weeks = weeksByFoods.get(rules.foods) ?? new Map<string, WeekPlan>()
    weeksByFoods.set(rules.foods, weeks)
    const { foods: _, allowedFoods, allowedSeasonings, ...others } = rules
    const ids = [...allowedFoods, ...allowedSeasonings].map(({ id }) => id)
    // Its one function, the objection to a food, follows from the rest.
    const key = JSON.stringify([others, ids, start])
    const week = weeks.get(key) ?? (yield* plan(rules, start))
    weeks.set(key, week)
    return { ...week }
  }
}
