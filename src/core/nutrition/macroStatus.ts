/** How an amount compares with its target: `low` below 95 percent, `good` up to 105 percent, `high` above. */
export type MacroStatus = 'low' | 'good' | 'high'

/** How far an amount may be from its target and still count as `good`, as a share of it (specification, section 4). */
export const ON_TRACK_GAP = 0.05

/** Floating-point sums can end just outside a bound that they meet exactly on paper. */
const RELATIVE_SLACK = 1e-9

/**
 * The status of an amount against its target, both in the same unit. When the target is 0, only 0 is `good`. What is not a
 * number is `low`.
 */
export function macroStatus(current: number, target: number): MacroStatus {
  const gap = current - target
  const slack = Math.abs(target) * (ON_TRACK_GAP + RELATIVE_SLACK)
  if (gap > slack) return 'high'
  return gap >= -slack ? 'good' : 'low'
}
