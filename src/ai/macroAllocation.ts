import * as z from 'zod/mini'
import { type Macros, macrosOf, NUTRIENTS } from '../core/nutrition/macros.js'
import { type MealType, mealTypes } from '../core/plan/mealTypes.js'

/** Energy and macros of each meal of a day. */
export type MacroAllocation = ReadonlyMap<MealType, Macros>

/** A day's targets cannot be shared out, or a proposed share is not usable; `message` says which number. */
export class AllocationError extends Error {
  override readonly name = 'AllocationError'
}

const notNegative = z.number().check(z.nonnegative())
const mealShareSchema = z.object({
  calories: z.number().check(z.positive()),
  protein: notNegative,
  carbs: notNegative,
  fat: notNegative,
})

/**
 * Shares a day's targets (kcal and grams) equally among its meals.
 * @throws {AllocationError} when a target is not a positive number (specification, section 5).
 * @throws {RangeError} when `mealsPerDay` is not between 1 and 6.
 */
export function splitEqually(targets: Macros, mealsPerDay: number): MacroAllocation {
  const types = mealTypes(mealsPerDay)
  for (const nutrient of NUTRIENTS) {
    const target = targets[nutrient]
    if (!(target > 0 && Number.isFinite(target))) {
      throw new AllocationError(`Targets must be positive numbers, got ${nutrient} ${target}.`)
    }
  }
  const share = macrosOf((nutrient) => targets[nutrient] / mealsPerDay)
  return new Map(types.map((type) => [type, share]))
}

/**
 * Reads a proposed allocation, such as a model's `{ breakfast: { calories, protein, carbs, fat }, … }`.
 * Calories must be greater than 0, the other values at least 0 (specification, section 5).
 * @throws {AllocationError} when a meal is missing or one of its values is not usable.
 */
export function readAllocation(proposed: unknown, types: readonly MealType[]): MacroAllocation {
  const shares: Record<string, unknown> = Object(proposed)
  return new Map(
    types.map((type) => {
      const { data, error } = mealShareSchema.safeParse(shares[type])
      if (data) return [type, data]
      const wrong = error.issues.map(({ path }) => path.join() || 'missing')
      throw new AllocationError(`Unusable share for ${type}: ${wrong.join(', ')}.`)
    }),
  )
}
