import { builtInFoods } from '../food/builtInFoods.js'
import type { Food } from '../food/food.js'
import type { Macros } from '../nutrition/macros.js'
import type { Profile } from '../profile.js'
import type { PlanLimit } from './planLimit.js'
import { planRulesFor } from './planRules.js'

/**
 * What the cheapest week for a profile comes to, of those that meet its numbers as well as any does. Money is in US
 * dollars a week, for all who eat.
 */
export interface LeastCost {
  /** What the week uses: this is what a budget is held against. */
  readonly costUsd: number
  /** What is paid at the till for it, from an empty cupboard. */
  readonly tillUsd: number
  /** The share of its calories that the best week reaches; below 80% no week is shown. */
  readonly reached: number
  readonly isEnough: boolean
  /** The numbers that nearly all days miss, whatever the week costs. */
  readonly missed: readonly (keyof Macros)[]
  /**
   * What to change so that enough is reached, or fewer numbers are missed. It never names what may be stated for health,
   * religion or ethics.
   */
  readonly help: readonly PlanLimit[]
  /** Whether all of `help` is needed; otherwise any one is enough. */
  readonly needsAll: boolean
}

export interface LeastCostOptions {
  readonly foods?: readonly Food[]
  readonly signal?: AbortSignal | undefined
  /**
   * Called after each step, of some milliseconds at most, so that the page can answer meanwhile. It gives nothing while the
   * work may go on at once: there are thousands of steps.
   */
  readonly pause?: (() => Promise<void> | undefined) | undefined
}

/**
 * About the least that a week for this profile could cost, and what stands in the way of its numbers. The budget plays no
 * part. It takes as long as about fifteen weeks take to plan.
 * @throws {TargetsError} when the profile has no positive daily target, `NoFoodLeftError` when nothing is left to eat, and
 * the signal's reason when it is aborted.
 */
export async function leastCost(
  profile: Profile,
  { foods = builtInFoods, signal, pause }: LeastCostOptions = {},
): Promise<LeastCost> {
  const rules = planRulesFor(profile, foods)
  // biome-ignore lint/style/noRestrictedImports: an import upwards, declared in the table of rooms; the planner loads when it is asked
  const { findLeastCost } = await import('../../planner/index.js')
  return findLeastCost(rules, { signal, pause })
}
