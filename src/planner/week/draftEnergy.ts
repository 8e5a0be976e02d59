import { type EnergyReached, energyReached } from '../../core/plan/energyReached.js'
import type { PlanRules } from '../../core/plan/planRules.js'
import type { DraftWeek } from './draftWeek.js'

/** The calories that a draft reaches, before anything is scaled to a budget. */
export function draftEnergy({ gaps }: DraftWeek, { targets }: PlanRules): EnergyReached {
  const dailyKcal = gaps.map(([energyGap = -1]) => (1 + energyGap) * targets.calories)
  return energyReached(dailyKcal, targets.calories)
}
