import type { Food } from '../core/food/food.js'
import { mixesMeatAndDairy } from '../core/food/foodsFor.js'
import type { Macros } from '../core/nutrition/macros.js'
import type { Side } from './dishes/sides.js'
import type { Random } from './random.js'
import type { Basket } from './week/basket.js'
import type { Thrift } from './week/thrift.js'

/** Work left to be done on a week, in days solved, so that hard profiles take bounded time; shared by all attempts. */
export interface Effort {
  daysLeft: number
}

/** What every decision of one attempt at a week is made with. */
export interface WeekRules {
  /** Foods that dishes are cooked from, by id. */
  readonly kitchen: ReadonlyMap<string, Food>
  /** Foods that sides may be taken from, by id. */
  readonly pantry: ReadonlyMap<string, Food>
  readonly sides: readonly Side[]
  readonly targets: Macros
  /** Vegetables and fruit wished for a day, grams. */
  readonly produceG: number
  readonly thrift: Thrift
  /** Ranks foods of the kitchen, lower being liked better. */
  readonly preference: (food: Food) => number
  readonly kosher: boolean
  readonly random: Random
  readonly effort: Effort
  readonly basket: Basket
}

/** Whether two foods clash, by food; asked so often that answers are kept. */
const clashes = new WeakMap<Food, WeakMap<Food, boolean>>()

function clash(one: Food, other: Food): boolean {
  const known = clashes.get(one) ?? new WeakMap<Food, boolean>()
  clashes.set(one, known)
  const answer = known.get(other) ?? mixesMeatAndDairy([one, other])
  known.set(other, answer)
  return answer
}

/** Whether foods may share a meal under the visitor's diet. */
export function mayShareMeal(foods: readonly Food[], { kosher }: WeekRules): boolean {
  return !kosher || !foods.some((one, index) => foods.some((other, at) => at < index && clash(one, other)))
}
