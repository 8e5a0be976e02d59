import type { MealItem } from '../../core/plan/weekPlan.js'
import type { Random } from '../createRandom.js'
import type { DayRules } from './dayRules.js'

/** What groceries cost when the rest of the week is in the basket already. */
export interface BasketPrices {
  /** What groceries would add to the bill, US dollars. */
  extraUsd(items: readonly MealItem[]): number
  /** What groceries would add to the bill above what their energy and protein are worth, US dollars. */
  overpayUsd(items: readonly MealItem[]): number
}

/** How many more days may be solved for a week. It bounds the time that hard profiles take; all attempts share it. */
export interface Effort {
  daysLeft: number
}

/** The rules of a day, and the state that changes while days are planned. */
export interface DayAttempt {
  readonly rules: DayRules
  readonly basket: BasketPrices
  readonly effort: Effort
  readonly random: Random
}
