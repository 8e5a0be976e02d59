/** A food as it is measured, in grams. */
interface Measured {
  readonly portion: { readonly minG: number; readonly maxG: number; readonly stepG: number }
}

/** A step is often not a whole number of grams, so the division may fall just short of a whole number. */
const ROUNDING_SLACK = 1e-6

/** The numbers of steps of a food that people can measure and would eat at one meal, from the fewest to the most. */
export function portionRange({ portion }: Measured): {
  readonly minSteps: number
  readonly maxSteps: number
} {
  return {
    minSteps: Math.ceil(portion.minG / portion.stepG - ROUNDING_SLACK),
    maxSteps: Math.floor(portion.maxG / portion.stepG + ROUNDING_SLACK),
  }
}
