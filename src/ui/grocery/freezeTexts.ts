import type { FoodUse } from '../../core/grocery/foodUses.js'
import { toFreeze } from '../../core/grocery/toFreeze.js'
import { type Eaters, portionCount } from '../../core/plan/eaters.js'
import { isAt } from '../../core/plan/isAt.js'
import type { WeekPlan } from '../../core/plan/weekPlan.js'
import type { PlanGroceries } from '../../core/state/groceriesOf.js'
import type { PlanMessages } from '../../messages/planMessages.js'
import { weekFoodUses } from '../../store/selectors.js'
import type { Format } from '../format.js'
import { mealName } from './mealName.js'

/** With less than this part of its food, a meal is not cooked. */
const LEAST_PART = 1 / 2

/** The first meals with a food, until what is bought is used up: a scaled list may buy less than they need. */
function reachedUses(
  { items, fullItems }: Pick<PlanGroceries, 'items' | 'fullItems'>,
  foodId: string,
  uses: readonly FoodUse[],
  portions: number,
): readonly FoodUse[] {
  const isOfFood = (item: { readonly foodId: string }) => item.foodId === foodId
  const [item, full] = [items.find(isOfFood), fullItems.find(isOfFood)]
  let leftG = item && full ? (item.boughtG * item.quantity) / full.quantity : Number.POSITIVE_INFINITY
  return uses.filter(({ grams }) => {
    const isReached = leftG >= grams * portions * LEAST_PART
    leftG -= grams * portions
    return isReached
  })
}

/**
 * What to freeze of a week's food, and for which meals, in a sentence for each food by its id. What is not bought is not
 * frozen after the shopping.
 */
export function freezeTexts(
  week: WeekPlan,
  list: Pick<PlanGroceries, 'items' | 'fullItems' | 'atHome' | 'removed'>,
  eaters: Eaters,
  messages: Pick<PlanMessages, 'groceries' | 'core'>,
  format: Pick<Format, 'weekday'>,
): ReadonlyMap<string, string> {
  const { leftovers } = messages.groceries
  const notBought = new Set([...list.atHome, ...list.removed].map(({ foodId }) => foodId))
  const shares = toFreeze(week, eaters).filter(({ food, isRest }) => isRest || !notBought.has(food.id))
  const portions = portionCount(eaters)
  return new Map(
    shares.flatMap(({ food, isRest, uses }) => {
      const reached = reachedUses(list, food.id, weekFoodUses(week).get(food.id) ?? [], portions)
      const meals = uses
        .filter((use) => reached.some(isAt(use)))
        .map((use) => mealName(week, use, messages, format))
      const say = isRest ? leftovers.freezeRest : leftovers.freeze
      return meals.length > 0 ? [[food.id, say(food.name, meals)] as const] : []
    }),
  )
}
