/** Too much cannot be mended by a side, too little can. */
const OVERSHOOT_WEIGHT = 3

/** How badly gaps miss their targets, see `PortionSolution.gaps`; 0 is a perfect fit. */
export function misfit(gaps: readonly number[]): number {
  return gaps.reduce((sum, gap) => sum + gap * gap * (gap > 0 ? OVERSHOOT_WEIGHT : 1), 0)
}
