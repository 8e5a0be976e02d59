import type { Food } from '../../core/food/food.js'
import type { Macros } from '../../core/nutrition/macros.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import type { DayAttempt } from './dayAttempt.js'
import { planDay } from './planDay.js'
import type { Plate } from './plate.js'

/** A dish composed elsewhere is complete, so only sides that are served on their own go with it: no powders. */
const isServedAlone = ({ id, category }: Food) => category !== 'supplement' && id !== 'egg-whites'

/**
 * Brings a day of meals composed elsewhere to its targets, like a day of our own dishes: portions are solved
 * over the whole day, and while the numbers are not close a side is put beside a meal that has room for it. The dishes,
 * their foods and names stay.
 * @param allocation the energy and macros that each meal should provide
 */
export function completeDay(
  meals: readonly Meal[],
  allocation: ReadonlyMap<MealType, Macros>,
  attempt: DayAttempt,
): Meal[] {
  const plates = meals.map(
    ({ type, name, items }): Plate => ({
      type,
      dish: { name, foods: items.map(({ food }) => food), extras: [] },
      sides: [],
      energyKcal: allocation.get(type)?.calories ?? 0,
      proposedG: new Map(items.map(({ food, quantity }) => [food, quantity])),
    }),
  )
  const pantry = new Map([...attempt.rules.pantry].filter(([, food]) => isServedAlone(food)))
  const rules = { ...attempt.rules, pantry }
  // A model's days become ready in any order, so random choices would give different weeks for the same answers.
  return planDay(plates, { ...attempt, rules, random: () => 0 }).meals
}
