import type { Macros } from '../nutrition/macros.js'
import type { MealType } from './mealTypes.js'

/** Rules that no plan may break, whatever made it. `numbers-differ` also covers NaN. */
type HardViolationCode =
  | 'day-count'
  | 'empty-day'
  | 'empty-meal'
  | 'unknown-food'
  | 'avoided-food'
  | 'diet-breaking'
  | 'kosher-mix'
  | 'portion-out-of-range'
  | 'numbers-differ'

/** `off-target` is the only soft rule: a day is outside 95 to 105 percent of a target. */
export type PlanViolationCode = HardViolationCode | 'off-target'

/** A rule that a plan breaks, and where. */
export interface PlanViolation {
  readonly code: PlanViolationCode
  /** 0 for the first day; absent if the whole week breaks the rule. */
  readonly dayIndex?: number
  readonly mealType?: MealType
  readonly foodId?: string
  readonly nutrient?: keyof Macros
  /** What the plan has: kcal, grams or a count. */
  readonly current?: number
  /** What it should have, in the same unit. */
  readonly target?: number
}

/** Whether a violation forbids showing the plan. */
export function isHard({ code }: PlanViolation): boolean {
  return code !== 'off-target'
}
