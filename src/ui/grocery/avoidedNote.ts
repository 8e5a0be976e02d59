import type { ScreenMessages } from '../../messages/allMessages.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { avoidsFoods, conflictsOf } from '../../store/selectors.js'
import type { Format } from '../format.js'

/** What a list or a sheet says of what its reader avoids. A shared plan may have it: then its meals are named. */
export function avoidedNote(
  plan: ShownPlan,
  { groceries, core }: Pick<ScreenMessages, 'groceries' | 'core'>,
  { weekday }: Pick<Format, 'weekday'>,
): string {
  const { leavesOut, allergens, notForYou, notForYouMeal } = groceries
  const meals = conflictsOf(plan).map((meal) =>
    notForYouMeal(weekday(meal.date), core.mealType[meal.type], meal.foodNames.join('; ')),
  )
  if (meals.length > 0) return `${notForYou(meals.join('; '))} ${allergens}`
  return avoidsFoods(plan) ? `${leavesOut} ${allergens}` : allergens
}
