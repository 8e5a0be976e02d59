import { mixesMeatAndDairy } from '../food/foodsFor.js'
import { byClock } from '../plan/mealTypes.js'
import type { PlanRules } from '../plan/planRules.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import type { MealPlace } from './planState.js'

/** A meal that holds something its reader avoids. */
export interface MealConflict extends MealPlace {
  /** The names of the foods; empty if the meal mixes meat and dairy against the rules of kosher. */
  readonly foodNames: readonly string[]
}

/** The meals of a week that break its reader's rules, as they are eaten, for example in a shared or a kept plan. */
export function planConflicts(
  { days }: WeekPlan,
  { objection, isKosher }: PlanRules,
): readonly MealConflict[] {
  return days.flatMap(({ date, meals }) =>
    byClock(meals).flatMap(({ type, items }): MealConflict[] => {
      const foods = items.map(({ food }) => food)
      const foodNames = [...new Set(foods.filter((food) => objection(food)).map(({ name }) => name))]
      const isMixed = isKosher && mixesMeatAndDairy(foods)
      return foodNames.length > 0 || isMixed ? [{ date, type, foodNames }] : []
    }),
  )
}
