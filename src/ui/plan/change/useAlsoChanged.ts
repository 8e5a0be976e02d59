import { isAt } from '../../../core/plan/isAt.js'
import { costDiff } from '../../../core/state/costDiff.js'
import { heldTicks } from '../../../core/state/heldTicks.js'
import type { MealPlace, PlanState } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../../store/plannerState.js'
import { planGroceries } from '../../../store/selectors.js'
import { useFormat } from '../../format.js'
import { shortName } from '../shortName.js'
import { type ComparedMeal, comparedMeals } from './comparedMeals.js'
import { useDifferences } from './useDifferences.js'

/** The ticked foods of which a changed plan needs more than the visitor has in the basket. */
function untickedFoods(before: ShownPlan, after: PlanState): readonly string[] {
  const { tickedFoodIds } = before
  const groceries = planGroceries({ ...before, ...after })
  const held = heldTicks(tickedFoodIds, planGroceries(before), groceries)
  return groceries.items.flatMap(({ foodId, name }) =>
    tickedFoodIds.includes(foodId) && !held.includes(foodId) ? shortName(name) : [],
  )
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
  const { mealsOf, also } = plan.change
  const { weekday } = useFormat()
  const { till, over } = useDifferences()
  return (before, after, asked) => {
    const { days } = after.week
    const meals = comparedMeals(before, after, asked)
    /** A sentence about some places, which it names day by day; none about no place. */
    const about = (places: readonly MealPlace[], write: (meals: readonly string[]) => string) => {
      const named = days.flatMap(({ date }) => {
        const types = places.flatMap((place) => (place.date === date ? core.mealType[place.type] : []))
        return types.length > 0 ? mealsOf(weekday(date), types) : []
      })
      return named.length > 0 ? write(named) : ''
    }
    const aboutMeals = (
      counts: (meal: ComparedMeal) => boolean,
      write: (meals: readonly string[], count: number) => string,
    ) => {
      const places = meals.filter(counts).map(({ place }) => place)
      return about(places, (named) => write(named, places.length))
    }
    const { tillDiffUsd, overBudgetUsd } = costDiff(before, before.foods)(after)
    const overUsd = over(before, overBudgetUsd)
    const unticked = untickedFoods(before, after)
    return [
      ...days.map(({ date }) =>
        aboutMeals(
          ({ cookedOn, place }) => cookedOn === date && place.date !== date,
          (others) => also.cookedOn(weekday(date), others),
        ),
      ),
      aboutMeals(({ cookedOn, place }) => cookedOn === place.date, also.noLeftover),
      about(
        before.locked.filter((place) => !after.locked.some(isAt(place))),
        also.unlocked,
      ),
      aboutMeals(({ hasOtherFoods }) => hasOtherFoods, also.otherFoods),
      aboutMeals(({ hasOtherPortions }) => hasOtherPortions, also.otherPortions),
      unticked.length > 0 && also.moreNeeded(unticked),
      tillDiffUsd !== 0 && also.till(till(tillDiffUsd)),
      overUsd !== null && also.overBudget(overUsd),
    ]
      .map((sentence) => sentence && ` ${sentence}`)
      .filter(Boolean)
      .join('')
  }
}
