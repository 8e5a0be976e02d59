import { type DeliveryEstimate, deliveryEstimate } from '../core/delivery/pricing.js'
import { type Restrictions, readRestrictions } from '../core/food/readRestrictions.js'
import {
  buildGroceryList,
  type GroceryCategoryTotal,
  type GroceryList,
  groceryCategoryTotals,
} from '../core/grocery/groceryList.js'
import { type DailyTargets, dailyTargets } from '../core/nutrition/dailyTargets.js'
import type { DayPlan } from '../core/plan/weekPlan.js'
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
  ({ profile, foods }: ShownPlan): Restrictions => readRestrictions(profile.dietaryRestrictions, foods),
)

/** The daily targets that a plan was made for. */
export const planTargets = memoByObject(
  (plan: ShownPlan): DailyTargets => dailyTargets(plan.profile, planRestrictions(plan)),
)

const planGroceriesIn = memoByObject((words: CoreWords) =>
  memoByObject(
    ({ week, profile, foods }: ShownPlan): GroceryList =>
      buildGroceryList(week, { weeklyFoodBudget: profile.weeklyFoodBudget, foods, words }),
  ),
)

/** A plan's grocery list, within its profile's budget. The words matter only to its kitchen measures. */
export const planGroceries = (plan: ShownPlan, words: CoreWords = coreWords): GroceryList =>
  planGroceriesIn(words)(plan)

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

/** How many lines of a list are ticked. */
export const tickedCount = ({ items }: GroceryList, { ticked }: PlannerState): number =>
  items.filter((item) => ticked[item.foodId]).length
