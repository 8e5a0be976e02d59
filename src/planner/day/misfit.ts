/** Too much counts more than too little, because a side can still add what is missing. */
const OVERSHOOT_WEIGHT = 3

/** How badly gaps miss their targets, see `PortionSolution.gaps`; 0 is a perfect fit. */
export function misfit(gaps: readonly number[]): number {
  return gaps.reduce((sum, gap) => sum + gap * gap * (gap > 0 ? OVERSHOOT_WEIGHT : 1), 0)
}
