import type { Food } from '../core/food/food.js'
import type { Meal } from '../core/plan/weekPlan.js'
import { type Plate, planDay, type WeekRules } from '../planner/index.js'
import type { MacroAllocation } from './macroAllocation.js'

/**
 * A model's dish is somebody's recipe: what is put beside it must be a plate or a glass of its own, so no powders and
 * no raw egg white.
 */
const isServedAlone = ({ id, category }: Food) => category !== 'supplement' && id !== 'egg-whites'

/**
 * Brings a day of composed meals to its targets as a day of our own dishes is: portions are solved over the whole day,
 * and while the numbers are not close a side dish is put beside a meal that has room for it. Dishes, their foods and
 * names stay.
 */
export function completeDay(meals: readonly Meal[], allocation: MacroAllocation, rules: WeekRules): Meal[] {
  const plates = meals.map(
    ({ type, name, items }): Plate => ({
      type,
      dish: { name, foods: items.map(({ food }) => food), extras: [] },
      sides: [],
      energyKcal: allocation.get(type)?.calories ?? 0,
      proposedG: new Map(items.map(({ food, quantity }) => [food, quantity])),
    }),
  )
  const pantry = new Map([...rules.pantry].filter(([, food]) => isServedAlone(food)))
  // Days settle in the order their answers come, so chance would make another week each time.
  return planDay(plates, { ...rules, pantry, random: () => 0 }).meals
}
