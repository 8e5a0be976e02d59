import type { Food } from '../../core/food/food.js'
import type { Macros } from '../../core/nutrition/macros.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { Meal } from '../../core/plan/weekPlan.js'
import type { DayAttempt } from './dayAttempt.js'
import { planDay } from './planDay.js'
import type { Plate } from './plate.js'

/** A dish that somebody else composed is complete, so only what is served by itself goes beside it: no powders. */
const isServedAlone = ({ id, category }: Food) => category !== 'supplement' && id !== 'egg-whites'

/**
 * Brings a day of meals that somebody else composed to its targets, as a day of our own dishes is: portions are solved
 * over the whole day, and while the numbers are not close a side is put beside a meal that has room for it. The dishes,
 * their foods and names stay.
 * @param allocation the energy and macros that each meal is to bring
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
  // A model's days are ready in any order, so with chance the same answers would give different weeks.
  return planDay(plates, { ...attempt, rules, random: () => 0 }).meals
}
