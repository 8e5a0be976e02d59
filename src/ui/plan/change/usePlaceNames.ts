import type { MealPlace } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import { useFormat } from '../../format.js'

/** The places of meals in words, such as `Tuesday’s lunch`. */
export function usePlaceNames(): (places: readonly MealPlace[]) => readonly string[] {
  const { plan, core } = usePlanMessages()
  const { weekday } = useFormat()
  return (places) => places.map(({ date, type }) => plan.change.mealsOf(weekday(date), [core.mealType[type]]))
}
