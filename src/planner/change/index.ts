import type { PlanRules } from '../../core/plan/planRules.js'
import type { Meal, WeekPlan } from '../../core/plan/weekPlan.js'
import { PlanChangeError } from '../../core/state/PlanChangeError.js'
import type { MealPlace, PlanState } from '../../core/state/planState.js'
import type { FoodSwapOption, MendedPlan, SwapOption } from '../../core/state/swapOption.js'

export interface Swaps {
  readonly before: Meal
  readonly options: readonly (Omit<SwapOption, 'minutesDiff'> & { readonly meal: Meal })[]
}

function refuse(): never {
  throw new PlanChangeError('no-other-dish')
}

export const findSwaps = (_plan: PlanState, _place: MealPlace, _rules: PlanRules): Swaps => refuse()
export const findFoodSwaps = (
  _plan: PlanState,
  _place: MealPlace,
  _foodId: string,
  _rules: PlanRules,
): readonly FoodSwapOption[] => refuse()
export const move = (_plan: PlanState, _place: MealPlace, _toDate: string, _rules: PlanRules): PlanState =>
  refuse()
export const leaveOut = (
  _plan: PlanState,
  _place: MealPlace,
  _how: 'free' | 'shared',
  _rules: PlanRules,
): PlanState => refuse()
export const bringBack = (_plan: PlanState, _place: MealPlace, _rules: PlanRules): PlanState => refuse()
export const withoutAvoided = (_plan: PlanState, _rules: PlanRules): MendedPlan => refuse()
export const replan = (_plan: PlanState, _seed: number, _rules: PlanRules): PlanState => refuse()
export const takeWeek = (_plan: PlanState, _week: WeekPlan, _rules: PlanRules): PlanState => refuse()
