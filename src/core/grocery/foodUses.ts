import type { MealType } from '../plan/mealTypes.js'
import { byClock } from '../plan/mealTypes.js'
import type { WeekPlan } from '../plan/weekPlan.js'

/** A meal that a food is cooked for. */
export interface FoodUse {
  /** Calendar date, `YYYY-MM-DD`. */
  readonly date: string
  readonly type: MealType
  /** The dish. */
  readonly name: string
}

/** When each food of a week is cooked, by food, in the order of the week. A meal that was cooked earlier uses none. */
export function foodUses({ days }: WeekPlan): ReadonlyMap<string, readonly FoodUse[]> {
  const uses = new Map<string, FoodUse[]>()
  for (const { date, meals } of days) {
    for (const { type, name, items, leftoverOf } of byClock(meals)) {
      if (leftoverOf) continue
      for (const { food } of items) uses.set(food.id, [...(uses.get(food.id) ?? []), { date, type, name }])
    }
  }
  return uses
}
