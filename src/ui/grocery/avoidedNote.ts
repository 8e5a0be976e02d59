import type { ScreenMessages } from '../../messages/allMessages.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { avoidsFoods, conflictsOf } from '../../store/selectors.js'
import type { Format } from '../format.js'

/**
 * What a list, or the sheet of a list or of a plan's meals, says of what its reader avoids. A shared plan may have it: then
 * its meals are named.
 */
export function avoidedNote(
  plan: ShownPlan,
  { groceries, core }: Pick<ScreenMessages, 'groceries' | 'core'>,
  { weekday }: Pick<Format, 'weekday'>,
  of: 'list' | 'meals' = 'list',
): string {
  const { allergens, notForYou, notForYouMeal } = groceries
  const leavesOut = of === 'list' ? groceries.leavesOut : groceries.planLeavesOut
  const meals = conflictsOf(plan).map((meal) =>
    notForYouMeal(weekday(meal.date), core.mealType[meal.type], meal.foodNames.join('; ')),
  )
  if (meals.length > 0) return `${notForYou(meals.join('; '))} ${allergens}`
  return avoidsFoods(plan) ? `${leavesOut} ${allergens}` : allergens
}
