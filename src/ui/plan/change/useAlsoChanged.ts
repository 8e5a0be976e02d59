import { isSeasoning } from '../../../core/food/isSeasoning.js'
import { isAt } from '../../../core/plan/isAt.js'
import type { Meal } from '../../../core/plan/weekPlan.js'
import { costDiff } from '../../../core/state/costDiff.js'
import type { MealPlace, PlanState } from '../../../core/state/planState.js'
import { usePlanMessages } from '../../../messages/PlanMessagesContext.js'
import type { ShownPlan } from '../../../store/plannerState.js'
import { useDifferences } from './useDifferences.js'
import { usePlaceNames } from './usePlaceNames.js'

const foodIdsOf = ({ items }: Meal) => items.flatMap(({ food }) => (isSeasoning(food) ? [] : food.id)).sort()

/** The meals that have other foods after a change. */
const withOtherFoods = (before: PlanState, after: PlanState): readonly MealPlace[] =>
  after.week.days.flatMap(({ date, meals }, day) =>
    meals.flatMap((meal) => {
      const was = before.week.days[day]?.meals.find(({ type }) => type === meal.type)
      return was && foodIdsOf(was).join() !== foodIdsOf(meal).join() ? { date, type: meal.type } : []
    }),
  )

/** Says what a change did besides what was asked for: locks that ended, meals that have other foods, and another price. */
export function useAlsoChanged(): (
  before: ShownPlan,
  after: PlanState,
  asked: readonly MealPlace[],
) => string {
  const { change } = usePlanMessages().plan
  const placeNames = usePlaceNames()
  const { till, over } = useDifferences()
  return (before, after, asked) => {
    const others = withOtherFoods(before, after).filter((place) => !asked.some(isAt(place)))
    const { tillDiffUsd, overBudgetUsd } = costDiff(before, before.foods)(after)
    const unlocked = before.locked.filter((place) => !after.locked.some(isAt(place)))
    const overUsd = over(before, overBudgetUsd)
    return (
      change.alsoChanged(
        placeNames(others),
        tillDiffUsd === 0 ? null : till(tillDiffUsd),
        placeNames(unlocked),
      ) + (overUsd === null ? '' : change.nowOverBudget(overUsd))
    )
  }
}
