import * as z from 'zod/mini'
import { type Macros, macrosOf, NUTRIENTS } from '../core/nutrition/macros.js'
import { type MealType, mealTypes } from '../core/plan/mealTypes.js'
import { AllocationError } from './aiErrors.js'

/** The energy and macros that each meal of a day should provide. */
export type Allocation = ReadonlyMap<MealType, Macros>

const notNegative = z.number().check(z.nonnegative())
const mealMacrosSchema = z.object({
  calories: z.number().check(z.positive()),
  protein: notNegative,
  carbs: notNegative,
  fat: notNegative,
})

/**
 * Allocates a day's targets (kcal and grams) to its meals in equal shares.
 * @throws {AllocationError} when a target is not a positive number (specification, section 5).
 * @throws {RangeError} when `mealsPerDay` is not between 1 and 6.
 */
export function allocateEqually(targets: Macros, mealsPerDay: number): Allocation {
  const types = mealTypes(mealsPerDay)
  for (const nutrient of NUTRIENTS) {
    const target = targets[nutrient]
    if (!(target > 0 && Number.isFinite(target))) {
      throw new AllocationError(`Targets must be positive numbers, got ${nutrient} ${target}.`)
    }
  }
  const equal = macrosOf((nutrient) => targets[nutrient] / mealsPerDay)
  return new Map(types.map((type) => [type, equal]))
}

/**
 * Parses a proposed allocation, such as a model's `{ breakfast: { calories, protein, carbs, fat }, … }`.
 * Calories must be greater than 0, the other values at least 0 (specification, section 5).
 * @throws {AllocationError} when a meal is missing or one of its values is not usable.
 */
export function parseAllocation(proposed: unknown, types: readonly MealType[]): Allocation {
  const macrosByMeal: Record<string, unknown> = Object(proposed)
  return new Map(
    types.map((type) => {
      const { data, error } = mealMacrosSchema.safeParse(macrosByMeal[type])
      if (data) return [type, data]
      const wrong = error.issues.map(({ path }) => path.join() || 'missing')
      throw new AllocationError(`Unusable allocation for ${type}: ${wrong.join(', ')}.`)
    }),
  )
}
