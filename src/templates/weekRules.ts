import { mixesMeatAndDairy } from '../core/food/dietRules.js'
import type { Food } from '../core/food/food.js'
import type { Macros } from '../core/plan/weekPlan.js'
import type { Basket } from './basket.js'
import type { Random } from './random.js'
import type { Thrift } from './thrift.js'

/** What every decision of one attempt at a week is made with. */
export interface WeekRules {
  /** Foods that dishes are cooked from, by id. */
  readonly kitchen: ReadonlyMap<string, Food>
  /** Foods that sides may be taken from, by id. */
  readonly pantry: ReadonlyMap<string, Food>
  readonly targets: Macros
  /** Vegetables and fruit wished for a day, grams. */
  readonly produceG: number
  readonly thrift: Thrift
  /** Ranks foods of the kitchen, lower being liked better. */
  readonly preference: (food: Food) => number
  readonly kosher: boolean
  readonly random: Random
  readonly basket: Basket
}

/** Whether foods may share a meal under the visitor's diet. */
export function mayShareMeal(foods: readonly Food[], { kosher }: WeekRules): boolean {
  return !kosher || !mixesMeatAndDairy(foods)
}
