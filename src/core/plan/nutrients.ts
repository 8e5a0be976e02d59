import type { Macros } from './weekPlan.js'

/** The numbers a plan is measured by: energy in kcal, the others in grams. */
export const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const

/** Macros worked out number by number. */
export function macrosOf(amount: (nutrient: keyof Macros) => number): Macros {
  return {
    calories: amount('calories'),
    protein: amount('protein'),
    carbs: amount('carbs'),
    fat: amount('fat'),
  }
}
