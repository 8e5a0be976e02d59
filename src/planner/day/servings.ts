import type { Food } from '../../core/food/food.js'
import type { Macros } from '../../core/nutrition/macros.js'
import type { MealItem } from '../../core/plan/weekPlan.js'

/** A food of a meal, and how far its amount may move. */
export interface Part {
  readonly food: Food
  /** Grams that a cook takes for one. */
  readonly baseG: number
  /** The amount stays between these multiples of the base, which is scaled first where the part belongs to the dish. */
  readonly least: number
  readonly most: number
  /** Grams that the amount stays within, whatever the scale. */
  readonly minG: number
  readonly maxG: number
  /** Whether the amount grows with its dish; a side has its own. */
  readonly isScaled: boolean
}

/** A meal with equal portions on all days that it is eaten on. */
export interface Serving {
  readonly parts: readonly Part[]
  /** What the recipe fixes, such as salt. */
  readonly fixed: readonly MealItem[]
  /** Days that it is eaten on, from 0; a day counts as often as it is named. */
  readonly days: readonly number[]
  /** The scale that gives the meal its usual share of the day, and the limits of scaling. */
  readonly scale: { readonly usual: number; readonly least: number; readonly most: number }
  /** The least and the most energy of the meal, kcal. */
  readonly energyKcal: { readonly least: number; readonly most: number }
}

/** What each day should reach. */
export interface DayGoal {
  readonly targets: Macros
  /** Vegetables and fruit, grams; 0 for any amount. */
  readonly produceG: number
  /** How much a dollar counts against a close fit; 0 where money does not matter. */
  readonly dollarWeight: number
  /** Whether too little energy counts more than the macros, since a week would be refused otherwise. */
  readonly isEnergyFirst?: boolean
}

/** Vegetables and fruit count as produce; potatoes count as starch, as the WHO counts them. */
export function isProduce({ category }: Food): boolean {
  return category === 'vegetable' || category === 'fruit'
}
