import type { DailyTargets } from './dailyTargets.js'
import { type Macros, macrosOf } from './macros.js'

/** How much a person eats, as a factor on the first one's portions: one for all numbers, or one for each. */
export type Portion = number | Macros

/** A part or a multiple of daily targets, not rounded. Fiber changes like the energy. */
export function scaledTargets(targets: DailyTargets, portion: Portion): DailyTargets {
  const factors = typeof portion === 'number' ? macrosOf(() => portion) : portion
  return {
    ...macrosOf((nutrient) => targets[nutrient] * factors[nutrient]),
    fiber: targets.fiber * factors.calories,
  }
}
