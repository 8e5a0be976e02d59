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
  /** Edible grams that go into one portion, including those that are eaten on later days. */
  readonly grams: number
}

/** When each food of a week is cooked, by food, in the order of the week. A meal that was cooked earlier uses none. */
export function foodUses({ days }: WeekPlan): ReadonlyMap<string, readonly FoodUse[]> {
  const uses = new Map<string, FoodUse[]>()
  for (const { date, meals } of days) {
    for (const { type, name, items, cook, leftoverOf } of byClock(meals)) {
      if (leftoverOf) continue
      const portions = 1 + (cook?.forDates.length ?? 0)
      for (const { food, quantity } of items) {
        const use = { date, type, name, grams: quantity * portions }
        uses.set(food.id, [...(uses.get(food.id) ?? []), use])
      }
    }
  }
  return uses
}
