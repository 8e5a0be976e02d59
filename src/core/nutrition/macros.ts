import type { Macros } from './macrosSchema.js'

export type { Macros } from './macrosSchema.js'
export { NUTRIENTS, NUTRIENTS_AND_FIBER } from './nutrients.js'

/** The nutrients that provide energy. */
export const MACRONUTRIENTS = ['protein', 'carbs', 'fat'] as const

/** Builds macros from one amount for each nutrient. */
export function macrosOf(amountOf: (nutrient: keyof Macros) => number): Macros {
  return {
    calories: amountOf('calories'),
    protein: amountOf('protein'),
    carbs: amountOf('carbs'),
    fat: amountOf('fat'),
  }
}

/** Adds up energy (kcal) and macros (g). */
export function sumMacros(parts: Iterable<Macros>): Macros {
  const all = [...parts]
  return macrosOf((nutrient) => all.reduce((sum, part) => sum + part[nutrient], 0))
}
