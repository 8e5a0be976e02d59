import type { PlanState } from './planState.js'

type Dishes = Pick<PlanState, 'neverDishIds' | 'favouriteDishIds'>

/** The plan with other decisions about dishes, and the names by which the visitor knows those: as in the week that had them. */
export function withDishes(plan: PlanState, dishes: Partial<Dishes>): PlanState {
  const after = { ...plan, ...dishes }
  const meals = plan.week.days.flatMap((day) => day.meals)
  const nameOf = (id: string) => plan.dishNames?.[id] ?? meals.find(({ dishId }) => dishId === id)?.name ?? id
  const ids = [...after.neverDishIds, ...after.favouriteDishIds]
  return { ...after, dishNames: Object.fromEntries(ids.map((id) => [id, nameOf(id)])) }
}
