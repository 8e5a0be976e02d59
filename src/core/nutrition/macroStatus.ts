/** How an amount stands to its target: `low` below 95 percent, `good` up to 105 percent, `high` above. */
export type MacroStatus = 'low' | 'good' | 'high'

/** Bounds of `good`, percent of the target (specification, section 4). */
export const ON_TRACK_PERCENT = { min: 95, max: 105 } as const

/** Sums of binary fractions end a hair off a bound they meet exactly on paper. */
const RELATIVE_SLACK = 1e-9

/** The status of an amount against its target, both in the same unit. With a target of 0 only 0 is `good`. */
export function macroStatus(current: number, target: number): MacroStatus {
  const slack = Math.abs(target) * RELATIVE_SLACK
  if (current < (target * ON_TRACK_PERCENT.min) / 100 - slack) return 'low'
  if (current > (target * ON_TRACK_PERCENT.max) / 100 + slack) return 'high'
  return 'good'
}
