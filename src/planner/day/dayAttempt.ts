import type { MealItem } from '../../core/plan/weekPlan.js'
import type { Random } from '../createRandom.js'
import type { DayRules } from './dayRules.js'

/** What groceries cost beside those that the rest of the week has in the basket already. */
export interface BasketPrices {
  /** What groceries would add to the bill, US dollars. */
  extraUsd(items: readonly MealItem[]): number
  /** What groceries would add to the bill above what their energy and protein are worth, US dollars. */
  overpayUsd(items: readonly MealItem[]): number
}

/** The work left for a week, in days solved, so that hard profiles take bounded time; all attempts share it. */
export interface Effort {
  daysLeft: number
}

/** The rules of a day and what changes while days are planned by them. */
export interface DayAttempt {
  readonly rules: DayRules
  readonly basket: BasketPrices
  readonly effort: Effort
  readonly random: Random
}
