import { typedNumber } from '../../store/profileDraft.js'

export interface NumberRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Digits kept after the point, so that 150.1 + 0.1 is 150.2 and not 150.20000000000002. */
const DECIMALS = 6

/**
 * The text after one step up or down from what was typed: the next multiple of `step` within the range, counted from
 * 0. From an empty or unreadable text, stepping starts at the low end.
 */
export function stepNumber(text: string, by: 1 | -1, { min, max, step }: NumberRange): string {
  const value = typedNumber(text)
  if (value === undefined) return String(min)
  const steps = Number((value / step).toFixed(DECIMALS))
  const next = (Math.floor(steps * by) + 1) * by
  const within = Math.min(max, Math.max(min, next * step))
  return String(Number(within.toFixed(DECIMALS)))
}
