export interface NumberRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The number of decimals to keep, so that 150.1 + 0.1 is 150.2 and not 150.20000000000002. */
const DECIMALS = 6

/**
 * Steps a number up or down to the next multiple of `step` within the range, counted from 0. From an empty or
 * unreadable text, which has no number, it goes to the low end.
 */
export function stepNumber(value: number | undefined, by: 1 | -1, { min, max, step }: NumberRange): string {
  if (value === undefined) return String(min)
  const steps = Number((value / step).toFixed(DECIMALS))
  const next = (Math.floor(steps * by) + 1) * by
  const within = Math.min(max, Math.max(min, next * step))
  return String(Number(within.toFixed(DECIMALS)))
}
