import type { MealPlace } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import { useFormat } from '../../format.js'

/** A list of meals names so many, unless that leaves out a single one. */
const NAMED = 3

/**
 * The places of meals in words, day by day, such as `Tuesday’s lunch and dinner`.
 * @param isShort ends a long list with the number of the others
 */
export function usePlaceNames(): (places: readonly MealPlace[], isShort?: boolean) => readonly string[] {
  const { plan, core } = usePlanMessages()
  const { weekday } = useFormat()
  return (places, isShort = false) => {
    const { mealsOf, otherMeals } = plan.change
    const named = isShort && places.length > NAMED + 1 ? places.slice(0, NAMED) : places
    const days = [...new Set(named.map(({ date }) => date))].sort()
    const names = days.map((day) =>
      mealsOf(
        weekday(day),
        named.flatMap(({ date, type }) => (date === day ? core.mealType[type] : [])),
      ),
    )
    const others = places.length - named.length
    return others > 0 ? [...names, otherMeals(others)] : names
  }
}
