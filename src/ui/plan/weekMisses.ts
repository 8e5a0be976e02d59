import { NUTRIENTS } from '../../core/nutrition/macros.js'
import type { DayPlan } from '../../core/plan/weekPlan.js'
import { dayTargets } from '../../core/state/dayTargets.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { type DayNumber, dayNumbers, numberStatus } from './macroBars.js'

/** A number of a day that misses its target. */
export interface Miss {
  readonly day: DayPlan
  readonly name: DayNumber
  readonly status: 'low' | 'high'
  /** How far from the target, as a share of it: -0.12 is 12% short. */
  readonly gap: number
}

/** The misses of a week, largest first. Fiber comes last, since plans do not optimise it. */
export function weekMisses(plan: ShownPlan): readonly Miss[] {
  const missed = plan.week.days.flatMap((day) => {
    const targets = dayTargets(plan, day.date)
    const numbers = dayNumbers(day)
    return [...NUTRIENTS, 'fiber' as const].flatMap((name) => {
      const status = numberStatus(name, numbers[name], targets[name])
      if (status === 'good') return []
      return { day, name, status, gap: targets[name] > 0 ? numbers[name] / targets[name] - 1 : 1 }
    })
  })
  const weight = ({ name, gap }: Miss) => (name === 'fiber' ? 0 : Math.abs(gap))
  return missed.sort((a, b) => weight(b) - weight(a))
}
