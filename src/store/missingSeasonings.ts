import type { Food } from '../core/food/food.js'
import type { ShownPlan } from './plannerState.js'

/** A fresh one is bought anyway. */
const isOnShelf = ({ category, section }: Food) => category === 'seasoning' && section !== 'Produce'

/**
 * Of the amounts of a plan's list, those of seasonings that are missing at home. Such an amount says what is in the
 * cupboard, which another week does not fill. A seasoning may be one of an earlier week.
 */
export function missingSeasonings({
  week,
  foods,
  listEdits,
}: ShownPlan): ShownPlan['listEdits']['quantities'] {
  const items = week.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items))
  const known = [...foods, ...items.map(({ food }) => food)]
  const isOther = (foodId: string) => known.some((food) => food.id === foodId && !isOnShelf(food))
  return Object.fromEntries(Object.entries(listEdits.quantities).filter(([foodId]) => !isOther(foodId)))
}
