import { type DeliveryEstimate, deliveryEstimate } from '../core/delivery/pricing.js'
import type { Food } from '../core/food/food.js'
import { type Restrictions, readRestrictions } from '../core/food/readRestrictions.js'
import {
  buildGroceryList,
  type GroceryCategoryTotal,
  type GroceryList,
  groceryCategoryTotals,
} from '../core/grocery/groceryList.js'
import type { DailyTargets } from '../core/nutrition/dailyTargets.js'
import type { PlanBasis } from '../core/plan/planBasis.js'
import type { DayPlan, WeekPlan } from '../core/plan/weekPlan.js'
import { type CoreWords, coreWords } from '../core/words.js'
import type { PlannerState, ShownPlan } from './plannerState.js'

/** Caches what `derive` returns for an object, for as long as the object exists. */
function memoByObject<Source extends object, Result>(derive: (source: Source) => Result) {
  const results = new WeakMap<Source, { readonly result: Result }>()
  return (source: Source): Result => {
    const known = results.get(source)
    if (known) return known.result
    const result = derive(source)
    results.set(source, { result })
    return result
  }
}

/** What a plan's restrictions text says. */
export const planRestrictions = memoByObject(
  ({ basis, foods }: ShownPlan): Restrictions => readRestrictions(basis.dietaryRestrictions, foods),
)

/** The daily targets that a plan was made for. */
export const planTargets = ({ basis }: ShownPlan): DailyTargets => basis.targets

/** By what a list depends on: a tick makes another plan, but no other list. */
const groceriesIn = memoByObject((words: CoreWords) =>
  memoByObject((foods: readonly Food[]) =>
    memoByObject(({ weeklyFoodBudget, people }: PlanBasis) =>
      memoByObject(
        (week: WeekPlan): GroceryList => buildGroceryList(week, { weeklyFoodBudget, people, foods, words }),
      ),
    ),
  ),
)

/** A plan's grocery list, within its budget. The words matter only to its kitchen measures. */
export const planGroceries = ({ week, basis, foods }: ShownPlan, words: CoreWords = coreWords): GroceryList =>
  groceriesIn(words)(foods)(basis)(week)

/** The sections of a grocery list, in the order in which they show. */
export const grocerySections = memoByObject(({ items }: GroceryList): readonly GroceryCategoryTotal[] =>
  groceryCategoryTotals(items),
)

/** What delivery of a plan's groceries costs, at what is paid at the till. */
export const planDelivery = memoByObject(
  (plan: ShownPlan): DeliveryEstimate => deliveryEstimate(planGroceries(plan).tillTotal),
)

/** A day's fiber in grams. Of the entities, only foods have fiber. */
export const dayFiberG = memoByObject(({ meals }: DayPlan): number =>
  meals
    .flatMap((meal) => meal.items)
    .reduce((sum, { food, quantity }) => sum + (food.fiber * quantity) / food.servingSize, 0),
)

/** Whether a line of the list on show is ticked. */
export const isTicked = ({ phase }: PlannerState, foodId: string): boolean =>
  phase.name === 'plan' && phase.plan.tickedFoodIds.includes(foodId)

/** How many lines of a list are ticked. */
export const tickedCount = ({ items }: GroceryList, state: PlannerState): number =>
  items.filter((item) => isTicked(state, item.foodId)).length
