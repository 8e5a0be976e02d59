import type { MealPlace, PlanState } from './planState.js'

/** A reason to choose a dish, apart from its numbers. */
export type SwapReason =
  /** It uses a food that the week already has, or that the visitor has at home. */
  | { readonly kind: 'shares-food'; readonly foodId: string }
  /** The week has that many foods fewer to buy. */
  | { readonly kind: 'fewer-foods'; readonly count: number }
  | { readonly kind: 'other' }

/** Another dish for a meal. The differences are from the current plan: negative means less. */
export interface SwapOption {
  readonly name: string
  readonly dishId?: string
  /** The plan with the other dish. */
  readonly plan: PlanState
  /** For the whole week, US dollars. Food that the visitor has at home costs nothing. */
  readonly tillDiffUsd: number
  /** By how much the week then exceeds the budget, US dollars; 0 if it does not, or does so already. */
  readonly overBudgetUsd: number
  /** For the day, of the first person, grams. */
  readonly proteinDiffG: number
  /** For the meal of all who eat, from the first step of its recipe to the table. */
  readonly minutesDiff: number
  readonly reason: SwapReason
  /** Meals that were leftovers of the replaced one. They keep their dish and are cooked on their own day. */
  readonly cookedOnOwnDay: readonly MealPlace[]
}

/** Another food for one of a meal. The differences are from the current plan: negative means less. */
export interface FoodSwapOption {
  readonly foodId: string
  /** The plan with the other food. */
  readonly plan: PlanState
  /** For the whole week, US dollars. Food that the visitor has at home costs nothing. */
  readonly tillDiffUsd: number
  /** By how much the week then exceeds the budget, US dollars; 0 if it does not, or does so already. */
  readonly overBudgetUsd: number
  /** For the day, of the first person, grams. */
  readonly proteinDiffG: number
}

/** A plan after the visitor ruled out a food or a dish. */
export interface MendedPlan {
  readonly plan: PlanState
  /** The meals that had it, including locked ones. */
  readonly replaced: readonly MealPlace[]
}
