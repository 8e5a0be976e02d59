import { mixesMeatAndDairy } from '../core/food/dietRules.js'
import type { Food } from '../core/food/food.js'
import type { Macros } from '../core/plan/weekPlan.js'
import type { Basket } from './basket.js'
import type { Random } from './random.js'

/** What every decision of one attempt at a week is made with. */
export interface WeekRules {
  readonly kitchen: ReadonlyMap<string, Food>
  readonly targets: Macros
  /** Vegetables and fruit wished for a day, grams. */
  readonly produceG: number
  /** How much a dollar counts, see `PortionGoal.dollarWeight`. */
  readonly dollarWeight: number
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
