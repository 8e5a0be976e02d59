import {
  buildGroceryList,
  checkPlan,
  type GroceryList,
  type generateTemplateWeek,
  type Meal,
  type PlanViolation,
  type Profile,
  type WeekNutrients,
  type WeekPlan,
  weekNutrients,
} from 'react-meal-planner/core'
import { type PlanRules, planRulesFor } from '../../src/core/plan/planRules.js'

const START_DATE = '2026-03-02'

/** A generated week, with the checks that a host would make. */
export interface BenchWeek {
  readonly profile: Profile
  readonly rules: PlanRules
  readonly week: WeekPlan
  readonly meals: readonly Meal[]
  readonly violations: readonly PlanViolation[]
  readonly groceries: GroceryList
  readonly nutrients: WeekNutrients
  /** Days with all four numbers within 95–105% of target. */
  readonly daysOnTarget: number
  readonly milliseconds: number
}

/** A profile for which no week was made. */
export interface RefusedWeek {
  readonly profile: Profile
  readonly rules: PlanRules
  readonly milliseconds: number
  readonly error: Error
}

export type Outcome = BenchWeek | RefusedWeek

export function isMade(outcome: Outcome): outcome is BenchWeek {
  return 'week' in outcome
}

/** Makes one week through the public API, or tells why there is none. */
export async function makeBenchWeek(
  generate: typeof generateTemplateWeek,
  profile: Profile,
  seed: number,
): Promise<Outcome> {
  const rules = planRulesFor(profile)
  const started = performance.now()
  let week: WeekPlan
  try {
    week = await generate({ profile, startDate: START_DATE, seed })
  } catch (error) {
    const milliseconds = performance.now() - started
    if (error instanceof Error) return { profile, rules, milliseconds, error }
    throw error
  }
  const milliseconds = performance.now() - started
  const violations = checkPlan(week, profile)
  const missed = new Set(
    violations.filter(({ code }) => code === 'off-target').map(({ dayIndex }) => dayIndex),
  )
  return {
    profile,
    rules,
    week,
    meals: week.days.flatMap(({ meals }) => meals),
    violations,
    groceries: buildGroceryList(week, { weeklyFoodBudget: profile.weeklyFoodBudget }),
    nutrients: await weekNutrients(week, profile),
    daysOnTarget: week.days.length - missed.size,
    milliseconds,
  }
}
