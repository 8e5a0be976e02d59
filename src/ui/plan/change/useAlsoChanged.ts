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
import { usePlaceNames } from './usePlaceNames.js'

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
  const { also } = usePlanMessages().plan.change
  const placeNames = usePlaceNames()
  const { weekday } = useFormat()
  const { till, over } = useDifferences()
  return (before, after, asked) => {
    const { days } = after.week
    const meals = comparedMeals(before, after, asked)
    /** A sentence about some places; none about no place. */
    const about = (
      places: readonly MealPlace[],
      write: (meals: readonly string[], count: number) => string,
      isShort?: boolean,
    ) => (places.length > 0 ? write(placeNames(places, isShort), places.length) : '')
    const aboutMeals = (
      counts: (meal: ComparedMeal) => boolean,
      write: (meals: readonly string[], count: number) => string,
      isShort?: boolean,
    ) =>
      about(
        meals.filter(counts).map(({ place }) => place),
        write,
        isShort,
      )
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
      // A meal is named once: what is cooked on another day has its sentence.
      aboutMeals(({ hasOtherFoods, cookedOn }) => hasOtherFoods && !cookedOn, also.otherFoods, true),
      aboutMeals(({ hasOtherPortions, cookedOn }) => hasOtherPortions && !cookedOn, also.otherPortions, true),
      unticked.length > 0 && also.moreNeeded(unticked),
      tillDiffUsd !== 0 && also.till(till(tillDiffUsd)),
      overUsd !== null && also.overBudget(overUsd),
    ]
      .map((sentence) => sentence && ` ${sentence}`)
      .filter(Boolean)
      .join('')
  }
}
