import { isAt } from '../../../core/plan/isAt.js'
import { costDiff } from '../../../core/state/costDiff.js'
import { heldTicks } from '../../../core/state/heldTicks.js'
import type { MealPlace, PlanState } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../../store/plannerState.js'
import { planGroceries } from '../../../store/selectors.js'
import { useFormat } from '../../format.js'
import { shortName } from '../shortName.js'
import { comparedMeals } from './comparedMeals.js'
import { useDifferences } from './useDifferences.js'

/** The ticked foods of which a changed plan needs more than the visitor has in the basket. */
function untickedFoods(before: ShownPlan, after: PlanState): readonly string[] {
  const groceries = planGroceries({ ...before, ...after })
  const held = heldTicks(before.tickedFoodIds, planGroceries(before), groceries)
  return before.tickedFoodIds.flatMap((id) => {
    const item = groceries.items.find(({ foodId }) => foodId === id)
    return item && !held.includes(id) ? shortName(item.name) : []
  })
}

/**
 * Says what a change did besides what was asked for: meals that are cooked on another day or have other foods or
 * portions, locks and ticks that ended, and another price. It compares the plans, so it leaves nothing out.
 */
export function useAlsoChanged(): (
  before: ShownPlan,
  after: PlanState,
  asked: readonly MealPlace[],
) => string {
  const { core, plan } = usePlanMessages()
  const { change } = plan
  const { also } = change
  const { weekday } = useFormat()
  const { till, over } = useDifferences()
  return (before, after, asked) => {
    const { days } = after.week
    const meals = comparedMeals(before, after, asked)
    const placesOf = (counts: (meal: (typeof meals)[number]) => boolean) =>
      meals.filter(counts).map(({ place }) => place)
    const isAsked = (place: MealPlace) => asked.some(isAt(place))
    const otherFoods = placesOf(({ place, hasOtherFoods }) => hasOtherFoods && !isAsked(place))
    const isNamed = (place: MealPlace) => isAsked(place) || otherFoods.some(isAt(place))
    const portions = placesOf(
      ({ place, hasOtherPortions }) => hasOtherPortions && !otherFoods.some(isAt(place)),
    )
    /** The places day by day, or a day's whole rest after others of it were named. */
    const byDay = (places: readonly MealPlace[], isRest = false) =>
      days.flatMap(({ date, meals: ofDay }) => {
        const here = places.filter((place) => place.date === date)
        if (here.length === 0) return []
        const rest = ofDay.filter(({ type }) => !isNamed({ date, type }))
        const isWholeRest = isRest && here.length > 1 && here.length === rest.length && !here.some(isNamed)
        return isWholeRest && rest.length < ofDay.length
          ? change.restOf(weekday(date))
          : change.mealsOf(
              weekday(date),
              here.map(({ type }) => core.mealType[type]),
            )
      })
    const isOwnDay = (date: string | null, place: MealPlace) => date === place.date
    const { tillDiffUsd, overBudgetUsd } = costDiff(before, before.foods)(after)
    const overUsd = over(before, overBudgetUsd)
    const sentence = <Part>(parts: readonly Part[], write: (parts: readonly Part[]) => string) =>
      parts.length > 0 ? ` ${write(parts)}` : ''
    return [
      sentence(byDay(placesOf(({ cookedOn, place }) => isOwnDay(cookedOn, place))), also.cookedOnOwnDay),
      ...days.map(({ date }) =>
        sentence(
          byDay(placesOf(({ cookedOn, place }) => cookedOn === date && !isOwnDay(cookedOn, place))),
          (others) => also.cookedOn(weekday(date), others),
        ),
      ),
      sentence(byDay(before.locked.filter((place) => !after.locked.some(isAt(place)))), also.unlocked),
      sentence(byDay(otherFoods), also.otherFoods),
      sentence(byDay(portions, true), also.otherPortions),
      sentence(untickedFoods(before, after), also.moreNeeded),
      tillDiffUsd === 0 ? '' : ` ${also.till(till(tillDiffUsd))}`,
      overUsd === null ? '' : ` ${also.overBudget(overUsd)}`,
    ].join('')
  }
}
