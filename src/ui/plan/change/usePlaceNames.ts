import { byClock, type MealType, mealTypes } from '../../../core/plan/mealTypes.js'
import type { MealPlace } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import { usePlanner } from '../../../store/PlannerContext.js'
import { useFormat } from '../../format.js'

/** A list of meals names so many, unless that leaves out a single one. */
const NAMED = 3

/** Whether a day that has this snack has another, so that the name is not enough. */
const isFurtherSnack = (type: MealType) => type === 'snack2' || type === 'snack3'

/**
 * The places of meals in words, day by day and in the order they are eaten, such as `Tuesday’s lunch and dinner`, with the
 * time of a snack where it could be taken for another one.
 * @param isShort ends a long list with the number of the others
 */
export function usePlaceNames(): (places: readonly MealPlace[], isShort?: boolean) => readonly string[] {
  const { plan, core } = usePlanMessages()
  const { weekday } = useFormat()
  const hasSnacks = usePlanner(
    ({ phase }) => phase.name === 'plan' && mealTypes(phase.plan.basis.mealsPerDay).some(isFurtherSnack),
  )
  return (places, isShort = false) => {
    const { mealsOf, mealAt, otherMeals } = plan.change
    const isTimed = hasSnacks || places.some(({ type }) => isFurtherSnack(type))
    const nameOf = (type: MealType) =>
      mealAt(core.mealType[type], isTimed && type.startsWith('snack') ? core.clock[type] : null)
    const named = isShort && places.length > NAMED + 1 ? places.slice(0, NAMED) : places
    const days = [...new Set(named.map(({ date }) => date))].sort()
    const names = days.map((day) =>
      mealsOf(
        weekday(day),
        byClock(named.filter(({ date }) => date === day)).map(({ type }) => nameOf(type)),
      ),
    )
    const others = places.length - named.length
    return others > 0 ? [...names, otherMeals(others)] : names
  }
}
