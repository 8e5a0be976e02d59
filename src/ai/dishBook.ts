import { PROMPT_LIMITS } from '../contract/promptParameters.js'
import type { Meal } from '../core/plan/weekPlan.js'
import { isMain } from '../planner/index.js'
import type { PlannedDish } from './modelCalls.js'

/** Asks a model for a dish. `planned` are the names of dishes that it must not repeat. */
export type AskForDish = (dish: PlannedDish, planned: readonly string[]) => Promise<Meal>

const foodsOf = ({ items }: Meal) =>
  items
    .map(({ food }) => food.id)
    .sort()
    .join()

/** Whether two meals are the same dish: by name, or by their foods. */
function isSameDish(one: Meal, other: Meal): boolean {
  return one.name.toLowerCase() === other.name.toLowerCase() || foodsOf(one) === foodsOf(other)
}

/**
 * Gives each planned dish its meal. A dish cooked for several days is asked for once; if that fails, the next of its days
 * asks again. A lunch or dinner that repeats another dish of the week is asked for once more, until the model shows that
 * it follows neither its lead nor the list.
 */
export function createDishBook(ask: AskForDish): (dish: PlannedDish) => Promise<Meal> {
  const mealOf = new Map<string, Promise<Meal>>()
  const mains = new Map<string, Meal>()
  let followsTheList = true

  const repeats = (key: string, meal: Meal) =>
    [...mains].some(([otherKey, other]) => otherKey !== key && isSameDish(meal, other))

  async function askOnceMore(dish: PlannedDish, first: Meal): Promise<Meal> {
    const names = new Set(Array.from(mains.values(), ({ name }) => name))
    const second = await ask(dish, [...names].slice(-PROMPT_LIMITS.plannedDishes)).catch(() => null)
    if (second === null) return first
    if (!repeats(dish.key, second)) return second
    followsTheList = false
    return first
  }

  async function compose(dish: PlannedDish): Promise<Meal> {
    const first = await ask(dish, [])
    if (!isMain(dish.mealType)) return first
    const meal = followsTheList && repeats(dish.key, first) ? await askOnceMore(dish, first) : first
    mains.set(dish.key, meal)
    return meal
  }

  return (dish) => {
    const meal = mealOf.get(dish.key)?.catch(() => compose(dish)) ?? compose(dish)
    mealOf.set(dish.key, meal)
    return meal
  }
}
