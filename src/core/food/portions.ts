import type { Food } from './food.js'

/** Grams of a step are often not whole; the division may fall just short of a whole number. */
const ROUNDING_SLACK = 1e-6

/** The amounts of a food that one can measure and would eat at one meal: whole multiples of its step, in grams. */
export function portionRange({ portion }: Pick<Food, 'portion'>): {
  readonly minSteps: number
  readonly maxSteps: number
} {
  return {
    minSteps: Math.ceil(portion.minG / portion.stepG - ROUNDING_SLACK),
    maxSteps: Math.floor(portion.maxG / portion.stepG + ROUNDING_SLACK),
  }
}

/** Grams of a number of steps, rounded to the hundredth so that sums read the same everywhere. */
export function stepsToGrams({ portion }: Food, steps: number): number {
  return Math.round(steps * portion.stepG * 100) / 100
}
