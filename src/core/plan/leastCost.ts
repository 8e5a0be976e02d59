import type { GivenFoods } from '../food/food.js'
import type { Macros } from '../nutrition/macros.js'
import type { Profile } from '../profile.js'
import { profileSchema } from '../profileSchema.js'
import { loadPlanner } from './loadPlanner.js'
import type { PlanLimit } from './planLimit.js'
import { planRulesFor } from './planRules.js'

/**
 * The cost of the cheapest week for a profile, among the weeks that meet its numbers as well as any. Money is in US
 * dollars a week, for all who eat.
 */
export interface LeastCost {
  /** The cost of what the week uses. This is compared with a budget. */
  readonly costUsd: number
  /** The cost at the till, from an empty cupboard. */
  readonly tillUsd: number
  /** The share of its calories that the best week reaches; below 80% no week is shown. */
  readonly reached: number
  readonly isEnough: boolean
  /** The numbers that nearly all days miss, whatever the week costs. */
  readonly missed: readonly (keyof Macros)[]
  /**
   * What to change to reach enough calories or miss fewer numbers. It never names a restriction that may be stated for
   * health, religion or ethics.
   */
  readonly help: readonly PlanLimit[]
  /** Whether all of `help` is needed; otherwise any one is enough. */
  readonly needsAll: boolean
}

/** The shop's foods, and how the work of {@link leastCost} is shared out or ended. */
export interface LeastCostOptions {
  /** A host's own catalogue in place of the built-in foods. */
  readonly foods?: GivenFoods
  /** Ends the work. */
  readonly signal?: AbortSignal | null | undefined
  /**
   * Called after each of thousands of steps, a few milliseconds at most, so that the page can answer meanwhile. Return
   * undefined to go on at once, or a promise to wait for.
   */
  readonly pause?: (() => Promise<void> | undefined) | null | undefined
}

/**
 * About the least that a week for this profile could cost, and what stands in the way of its numbers. The profile's
 * budget is ignored. The work takes about as long as planning five to ten weeks.
 * @throws a zod error for an invalid profile, {@link TargetsError} when it has no positive daily target,
 * `NoFoodLeftError` when nothing is left to eat, `PartNotLoadedError` when the planner did not load, and the signal's
 * reason when it is aborted.
 */
export async function leastCost(profile: Profile, options?: LeastCostOptions | null): Promise<LeastCost> {
  const { foods, ...others } = options ?? {}
  const rules = planRulesFor(profileSchema.parse(profile), foods)
  const { findLeastCost } = await loadPlanner()
  return findLeastCost(rules, others)
}
