import type { Food } from '../../core/food/food.js'
import type { Macros } from '../../core/nutrition/macros.js'
import type { MealItem } from '../../core/plan/weekPlan.js'

/** A food of a meal, and how far its amount may move. */
export interface Part {
  readonly food: Food
  /** Grams that a cook takes for one person. */
  readonly baseG: number
  /** The amount stays between these multiples of the base. If the part belongs to the dish, the base is scaled first. */
  readonly least: number
  readonly most: number
  /** Grams that the amount stays within, whatever the scale. */
  readonly minG: number
  readonly maxG: number
  /** The grid of the amount, grams, if it is not the food's own: slices come in pairs. */
  readonly stepG?: number
  /** Whether the amount grows with its dish. A side has its own. */
  readonly isScaled: boolean
}

/** A meal with equal portions on all its days. */
export interface Serving {
  readonly parts: readonly Part[]
  /** Items whose amount the recipe fixes, such as salt. */
  readonly fixed: readonly MealItem[]
  /** The days on which it is eaten, from 0. A day counts as often as it is listed. */
  readonly days: readonly number[]
  /** The scale that gives the meal its usual share of the day, and the limits of scaling. */
  readonly scale: { readonly usual: number; readonly least: number; readonly most: number }
  /** The least and the most energy of the meal, kcal. */
  readonly energyKcal: { readonly least: number; readonly most: number }
}

/** The targets of each day. */
export interface DayGoal {
  readonly targets: Macros
  /** Vegetables and fruit, grams; 0 if any amount is fine. */
  readonly produceG: number
  /** Calcium, mg; 0 if other numbers are hard enough to reach. */
  readonly calciumMg: number
  /** How much a dollar counts against a close fit; 0 if money does not matter. */
  readonly dollarWeight: number
  /** Whether too little energy counts more than the macros, because the week would be refused otherwise. */
  readonly isEnergyFirst?: boolean
}

/** Vegetables and fruit count as produce. Potatoes count as starch, as with the WHO. */
export function isProduce({ category }: Food): boolean {
  return category === 'vegetable' || category === 'fruit'
}
