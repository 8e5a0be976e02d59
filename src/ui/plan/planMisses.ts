import { macroStatus } from '../../core/nutrition/macroStatus.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { planTargets } from '../../store/selectors.js'
import { MACRO_NAMES, type MacroName } from './macroNames.js'

/** On how many days a week stays outside 95 to 105 percent of one target, in one direction. */
export interface PlanMiss {
  readonly macro: MacroName
  readonly direction: 'low' | 'high'
  readonly days: number
}

/** The targets a week misses; empty when every day meets all of them. */
export function planMisses(plan: ShownPlan): readonly PlanMiss[] {
  const targets = planTargets(plan)
  return MACRO_NAMES.flatMap((macro) =>
    (['low', 'high'] as const).map((direction): PlanMiss => {
      const missed = plan.week.days.filter(
        (day) => macroStatus(day.totals[macro], targets[macro]) === direction,
      )
      return { macro, direction, days: missed.length }
    }),
  ).filter((miss) => miss.days > 0)
}
