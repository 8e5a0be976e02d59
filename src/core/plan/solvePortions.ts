import { CLOSE_GAP, PortionDescent, TYPICAL_WEIGHTS } from './portionDescent.js'
import type { Helping, PortionGoal, PortionSolution } from './portionProblem.js'
import { stepsToGrams } from './portions.js'

export { NUTRIENTS } from './portionProblem.js'

/**
 * Portions of all helpings of a day (or of any group of meals) that come closest to the targets, each on its food's
 * grid and within its sane range. Never fails: where the targets are out of reach it returns the nearest it found.
 */
export function solvePortions(helpings: readonly Helping[], goal: PortionGoal): PortionSolution {
  const descent = new PortionDescent(helpings, goal)
  for (const typicalWeight of TYPICAL_WEIGHTS) {
    descent.relax(typicalWeight)
    descent.round()
    descent.repair(typicalWeight)
    if (descent.worstGap <= CLOSE_GAP) break
  }
  return {
    grams: helpings.map(({ food }, index) => stepsToGrams(food, descent.steps[index] ?? 0)),
    gaps: descent.currentGaps,
    worstGap: descent.worstGap,
  }
}
