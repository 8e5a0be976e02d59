import { NUTRIENTS } from '../../core/nutrition/macros.js'
import type { Candidate } from './cookbook.js'

/** How much larger or smaller than usual a dish may be taken. */
const SIZES = { least: 0.7, most: 1.45 } as const
export const NUMBERS = NUTRIENTS.length

/** The gaps of a course's days together, so that one calculation weighs a change of its contribution. */
export interface DayGaps {
  readonly sums: Float64Array
  readonly days: number
  readonly squared: number
}

/** The squared gaps of the days if the course provided this much more of each number. */
export function squaredAfter({ sums, days, squared }: DayGaps, more: Float64Array, sign = 1): number {
  let sum = squared
  for (let row = 0; row < NUMBERS; row++) {
    const by = sign * (more[row] ?? 0)
    sum += by * (2 * (sums[row] ?? 0) + days * by)
  }
  return sum
}

/** How much larger than usual a dish should be in place of another, within the scale that nearly always works. */
function bestSize({ sums, days }: DayGaps, rows: Float64Array, present: Float64Array): number {
  let wanted = 0
  let squared = Number.EPSILON
  for (let row = 0; row < NUMBERS; row++) {
    const share = rows[row] ?? 0
    wanted += share * (days * (present[row] ?? 0) - (sums[row] ?? 0))
    squared += days * share * share
  }
  return Math.min(SIZES.most, Math.max(SIZES.least, wanted / squared))
}

/** The fit of a dish. There is one shared object, so read it before the next dish is fitted. */
interface DishFit {
  /** What the dish provides beyond the one that it replaces. */
  readonly more: Float64Array
  /** The squared gaps that remain. */
  squared: number
}

const more = new Float64Array(NUMBERS)
const fit: DishFit = { more, squared: 0 }

function bring(shares: Float64Array, grams: number): void {
  for (let row = 0; row < NUMBERS; row++) more[row] = (more[row] ?? 0) + (shares[row] ?? 0) * grams
}

/**
 * The fit of days with a dish in place of a course: in its best size, then with each food moved as far as the dish
 * allows. All other meals stay the same, so the remaining gaps are slightly too large.
 */
export function fitDish(dish: Candidate, gaps: DayGaps, present: Float64Array): DishFit {
  const { sums, days } = gaps
  const size = bestSize(gaps, dish.rows, present)
  for (let row = 0; row < NUMBERS; row++) more[row] = (dish.fixed[row] ?? 0) - (present[row] ?? 0)
  for (const { shares, usualG, minG, maxG } of dish.parts) {
    bring(shares, Math.min(maxG, Math.max(minG, usualG * size)))
  }
  for (const { shares, usualG, minG, maxG, least, most } of dish.parts) {
    const grams = Math.min(maxG, Math.max(minG, usualG * size))
    let slope = 0
    let curve = Number.EPSILON
    for (let row = 0; row < NUMBERS; row++) {
      const share = shares[row] ?? 0
      slope += share * ((sums[row] ?? 0) + days * (more[row] ?? 0))
      curve += days * share * share
    }
    const low = Math.max(minG, least * grams)
    const high = Math.max(low, Math.min(maxG, most * grams))
    bring(shares, Math.min(high, Math.max(low, grams - slope / curve)) - grams)
  }
  fit.squared = squaredAfter(gaps, more)
  return fit
}
