import type { PlanRules } from '../../core/plan/planRules.js'
import type { PlanState } from '../../core/state/planState.js'
import { closeWeek, platesAfter } from './closeWeek.js'
import { openWeek } from './openWeek.js'
import type { Plate } from './plate.js'
import { restOfDay } from './restOfDay.js'
import { withSides } from './withSides.js'

/** The plan with these plates, and the portions of some days solved again; sides come and go where portions are not enough. */
export function balanceDays(
  plan: PlanState,
  plates: readonly Plate[],
  days: readonly number[],
  rules: PlanRules,
): PlanState {
  const free = restOfDay(plan, plates, days)
  const open = openWeek(
    plan,
    rules,
    plates,
    free.map((plate) => [plate]),
  )
  const week = withSides(open.week, [...free.keys()], open.search)
  return closeWeek(plan, platesAfter(open, week), rules)
}
