import { byClock } from '../plan/mealTypes.js'
import type { WeekPlan } from '../plan/weekPlan.js'
import type { FoodUse } from './foodUses.js'

/** The meals that hold a food, in the order of the week, including those that were cooked earlier. */
export function mealsWith({ days }: WeekPlan, foodId: string): readonly Pick<FoodUse, 'date' | 'type'>[] {
  return days.flatMap(({ date, meals }) =>
    byClock(meals)
      .filter(({ items }) => items.some(({ food }) => food.id === foodId))
      .map(({ type }) => ({ date, type })),
  )
}
