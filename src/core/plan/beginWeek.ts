import { loadPlanner } from './loadPlanner.js'
import type { PlanRules } from './planRules.js'
import type { WeekPlan } from './weekPlan.js'

/** A week of the built-in planner that may be begun long before it is wanted. */
export interface BegunWeek {
  /**
   * Does what is left of the work, and resolves to the week. An error that `pause` throws ends only this call: the next
   * one goes on from there.
   * @param pause called after each step, a few milliseconds at most; returns a promise to wait for, or undefined
   */
  finish(pause?: (() => Promise<void> | undefined) | null): Promise<WeekPlan>
}

/** Begins a week. Its work is done by {@link BegunWeek.finish}. */
export async function beginWeek(
  rules: PlanRules,
  start: { readonly startDate: string; readonly seed: number },
): Promise<BegunWeek> {
  const { planWeek, sharedSteps, takeStepsWithPauses } = await loadPlanner()
  const steps = sharedSteps(planWeek(rules, start))
  return { finish: (pause) => takeStepsWithPauses(steps, pause) }
}
