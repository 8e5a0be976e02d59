import type { PlanState } from './planState.js'

/** The names by which the visitor knows the dishes of a plan's decisions: as they stood in the week that had them. */
export function dishNamesFor(
  { week, dishNames = {} }: PlanState,
  { neverDishIds, favouriteDishIds }: Pick<PlanState, 'neverDishIds' | 'favouriteDishIds'>,
): PlanState['dishNames'] {
  const meals = week.days.flatMap((day) => day.meals)
  return Object.fromEntries(
    [...neverDishIds, ...favouriteDishIds].flatMap((id) => {
      const name = dishNames[id] ?? meals.find(({ dishId }) => dishId === id)?.name
      return name === undefined ? [] : [[id, name]]
    }),
  )
}
