import type { PlanState } from './planState.js'

type Dishes = Pick<PlanState, 'neverDishIds' | 'favouriteDishIds'>

/** The plan with other decisions about dishes, and the names by which the visitor knows those: as in the week that had them. */
export function withDishes(plan: PlanState, dishes: Partial<Dishes>): PlanState {
  const after = { ...plan, ...dishes }
  const meals = plan.week.days.flatMap(({ meals }) => meals)
  // A map, since an id from outside may be `constructor`, which every object has.
  const names = new Map([
    ...meals.map(({ dishId, name }) => [dishId, name] as const),
    ...Object.entries({ ...plan.dishNames }),
  ])
  const ids = [...after.neverDishIds, ...after.favouriteDishIds]
  return { ...after, dishNames: Object.fromEntries(ids.map((id) => [id, names.get(id) ?? id])) }
}
