import type { FoodObjection } from '../core/food/dietRules.js'
import type { Food } from '../core/food/food.js'
import type { MealItem } from '../core/plan/weekPlan.js'

/** Foods named in a name made by us. */
const NAMED_FOODS = 3

/** The food's name without form and packing: `Brown rice, long-grain (dry)` is `Brown rice`. */
const shortName = ({ name }: Food) => name.split(/[,(]/, 1)[0]?.trim() ?? name

function nameFromItems(items: readonly MealItem[]): string {
  const byEnergy = [...items].sort((one, other) => other.calories - one.calories)
  const [first = '', ...rest] = byEnergy.slice(0, NAMED_FOODS).map(({ food }) => shortName(food))
  return [first, ...rest.map((name) => name.toLowerCase())].join(rest.length > 1 ? ', ' : ' and ')
}

/**
 * The name a dish is shown under: the proposed one, unless it is empty or names something the visitor avoids, read as a
 * food's name is; then one made of its foods.
 */
export function dishName(
  proposed: string,
  items: readonly MealItem[],
  objection: (food: Food) => FoodObjection | undefined,
): string {
  const [anyItem] = items
  const isUsable = proposed !== '' && anyItem && objection({ ...anyItem.food, name: proposed }) === undefined
  return isUsable ? proposed : nameFromItems(items)
}
