import type { DailyTargets } from './dailyTargets.js'
import { macrosOf } from './macros.js'

/** A part or a multiple of daily targets, not rounded. */
export const scaledTargets = (targets: DailyTargets, factor: number): DailyTargets => ({
  ...macrosOf((nutrient) => targets[nutrient] * factor),
  fiber: targets.fiber * factor,
})
