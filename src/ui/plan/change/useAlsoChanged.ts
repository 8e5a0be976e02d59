import type { GroceryItem } from '../../../core/grocery/groceryItem.js'
import { storeQuantityLabel } from '../../../core/grocery/storeQuantityLabel.js'
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

/**
 * The ticked lines of which a changed plan needs more than the visitor has in the basket, and what they were before. The
 * amounts of a list that is scaled to a budget do not tell what is in the basket.
 */
function untickedLines(before: ShownPlan, after: PlanState) {
  const { tickedFoodIds } = before
  const [list, groceries] = [planGroceries(before), planGroceries({ ...before, ...after })]
  const held = heldTicks(tickedFoodIds, list, groceries)
  const told = list.scaled || groceries.scaled ? [] : list.items
  return groceries.items
    .filter(({ foodId }) => tickedFoodIds.includes(foodId) && !held.includes(foodId))
    .map((item) => ({ item, was: told.find(({ foodId }) => foodId === item.foodId) }))
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
  const { also } = plan.change
  const placeNames = usePlaceNames()
  const format = useFormat()
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
    const amountOf = (item: GroceryItem) => storeQuantityLabel(item, core, format)
    const unticked = untickedLines(before, after).map(({ item, was }) => {
      const [food, now, before] = [shortName(item.name), amountOf(item), amountOf(was ?? item)]
      return now === before ? food : also.buyMore(food, now, before)
    })
    return [
      ...days.map(({ date }) =>
        aboutMeals(
          ({ cookedOn, place }) => cookedOn === date && place.date !== date,
          (others) => also.cookedOn(format.weekday(date), others),
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
