import * as z from 'zod/mini'
import { type MealType, mealTypes } from '../plan/mealTypes.js'
import type { Macros } from '../plan/weekPlan.js'

/** Energy and macros of each meal of a day. */
export type MacroAllocation = ReadonlyMap<MealType, Macros>

/** A day's targets cannot be shared out, or a proposed share is not usable; `message` says which number and why. */
export class AllocationError extends Error {
  override readonly name = 'AllocationError'
}

const positive = z.number().check(z.positive())
const notNegative = z.number().check(z.nonnegative())

const dayTargetsSchema = z.object({ calories: positive, protein: positive, carbs: positive, fat: positive })
const mealShareSchema = z.object({
  calories: positive,
  protein: notNegative,
  carbs: notNegative,
  fat: notNegative,
})

function describe(error: z.core.$ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

/**
 * Shares a day's targets (kcal and grams) equally among its meals.
 * @throws {AllocationError} when a target is not a positive number (specification, section 5).
 * @throws {RangeError} when `mealsPerDay` is not between 1 and 6.
 */
export function splitEqually(targets: Macros, mealsPerDay: number): MacroAllocation {
  const types = mealTypes(mealsPerDay)
  const day = dayTargetsSchema.safeParse(targets)
  if (!day.success) {
    throw new AllocationError(`Targets must be positive numbers (${describe(day.error)}).`)
  }
  const { calories, protein, carbs, fat } = day.data
  const share: Macros = {
    calories: calories / mealsPerDay,
    protein: protein / mealsPerDay,
    carbs: carbs / mealsPerDay,
    fat: fat / mealsPerDay,
  }
  return new Map(types.map((type) => [type, share]))
}

/**
 * Reads a proposed allocation, such as a model's `{ breakfast: { calories, protein, carbs, fat }, … }`.
 * Calories must be greater than 0, the other values at least 0 (specification, section 5).
 * @throws {AllocationError} when a meal is missing or one of its values is not usable.
 */
export function readAllocation(proposed: unknown, types: readonly MealType[]): MacroAllocation {
  const shares = z.looseObject({}).safeParse(proposed)
  if (!shares.success)
    throw new AllocationError('The allocation is not an object with a share for each meal.')
  return new Map(
    types.map((type) => {
      const share = mealShareSchema.safeParse(shares.data[type])
      if (!share.success) throw new AllocationError(`Unusable share for ${type} (${describe(share.error)}).`)
      return [type, share.data]
    }),
  )
}
