import type { DailyTargets } from './dailyTargets.js'
import { type Macros, macrosOf } from './macros.js'

/** How much a person eats, as a factor on the first one's portions: one for all numbers, or one for each. */
export type Portion = number | Macros

export const factorOf = (portion: Portion, nutrient: keyof Macros): number =>
  typeof portion === 'number' ? portion : portion[nutrient]

/** A part or a multiple of daily targets, not rounded. Fiber changes like the energy. */
export const scaledTargets = (targets: DailyTargets, portion: Portion): DailyTargets => ({
  ...macrosOf((nutrient) => targets[nutrient] * factorOf(portion, nutrient)),
  fiber: targets.fiber * factorOf(portion, 'calories'),
})
