import type { Food } from '../../core/food/food.js'
import { type Macros, NUTRIENTS } from '../../core/nutrition/macros.js'
import type { MealItem } from '../../core/plan/weekPlan.js'

/** A food on the plate and the amount a cook would reach for. */
export interface Helping {
  readonly food: Food
  readonly typicalG: number
}

export interface PortionGoal {
  readonly targets: Macros
  /** Vegetables and fruit that the helpings should reach together, in grams; 0 for any amount. */
  readonly produceG: number
  /** How much a dollar counts against a close fit; 0 where money does not matter. */
  readonly dollarWeight: number
}

export interface PortionSolution {
  /** Grams of each helping, on its food's portion grid. */
  readonly grams: readonly number[]
  /** Signed relative gap of each of {@link NUTRIENTS}: 0.05 is 5% over the target. */
  readonly gaps: readonly number[]
  /** The widest of the gaps, without its sign. */
  readonly worstGap: number
}

/** The share of each of a day's targets that an amount of a food provides, in the order of {@link NUTRIENTS}. */
export function targetShares(food: Food, grams: number, targets: Macros): number[] {
  return NUTRIENTS.map(
    (nutrient) => (food[nutrient] * grams) / food.servingSize / Math.max(targets[nutrient], 1),
  )
}

/** The share of each target that items provide together, in the order of {@link NUTRIENTS}. */
export function broughtShares(items: readonly MealItem[], targets: Macros): number[] {
  return NUTRIENTS.map(
    (nutrient) => items.reduce((sum, item) => sum + item[nutrient], 0) / Math.max(targets[nutrient], 1),
  )
}

/** Vegetables and fruit count as produce; potatoes count as starch, as the WHO counts them. */
export function isProduce({ category }: Food): boolean {
  return category === 'vegetable' || category === 'fruit'
}
