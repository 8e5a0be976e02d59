import type { MealType } from '../../../core/plan/mealTypes.js'
import type { MealPlace } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import { useFormat } from '../../format.js'

/** A list of meals names so many, unless that leaves out a single one. */
const NAMED = 3

/** The first snack of a day needs no time, unless others are named beside it. */
const LATER_SNACKS: readonly MealType[] = ['snack2', 'snack3']

/**
 * The places of meals in words, day by day, such as `Tuesday’s lunch and dinner`, with the time of a snack where it could be
 * taken for another one.
 * @param isShort ends a long list with the number of the others
 */
export function usePlaceNames(): (places: readonly MealPlace[], isShort?: boolean) => readonly string[] {
  const { plan, core } = usePlanMessages()
  const { weekday } = useFormat()
  return (places, isShort = false) => {
    const { mealsOf, mealAt, otherMeals } = plan.change
    const hasLater = places.some(({ type }) => LATER_SNACKS.includes(type))
    const nameOf = (type: MealType) =>
      mealAt(core.mealType[type], hasLater && type.startsWith('snack') ? core.clock[type] : null)
    const named = isShort && places.length > NAMED + 1 ? places.slice(0, NAMED) : places
    const days = [...new Set(named.map(({ date }) => date))].sort()
    const names = days.map((day) =>
      mealsOf(
        weekday(day),
        named.flatMap(({ date, type }) => (date === day ? nameOf(type) : [])),
      ),
    )
    const others = places.length - named.length
    return others > 0 ? [...names, otherMeals(others)] : names
  }
}
