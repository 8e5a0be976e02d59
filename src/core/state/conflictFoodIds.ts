import type { PlanRules } from '../plan/planRules.js'
import type { WeekPlan } from '../plan/weekPlan.js'

/** The foods of a week that its reader avoids, for example in a shared or a kept plan, by their ids. */
export function conflictFoodIds(
  { days }: WeekPlan,
  { objection }: Pick<PlanRules, 'objection'>,
): ReadonlySet<string> {
  const foods = days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ food }) => food)))
  return new Set(foods.filter((food) => objection(food)).map(({ id }) => id))
}
