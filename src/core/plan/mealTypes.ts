import * as z from 'zod/mini'
import { requireWhole } from '../requireWhole.js'
import { coreWords } from '../words.js'

/** The types of meals, in the order in which more meals a day add them. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack', 'snack2', 'snack3'] as const
/** One of {@link MEAL_TYPES}. */
export type MealType = (typeof MEAL_TYPES)[number]
export const mealTypeSchema = z.enum(MEAL_TYPES)

/** Clock label of each meal (specification, section 9), in the order they are eaten. */
export const MEAL_CLOCK: Readonly<Record<MealType, string>> = coreWords.clock

/** A day's meals in the order they are eaten. Plans list them by type. */
export function byClock<Meal extends { readonly type: MealType }>(meals: readonly Meal[]): Meal[] {
  return Object.keys(MEAL_CLOCK).flatMap((type) => meals.filter((meal) => meal.type === type))
}

/**
 * The meals of a day by their count: 3 = breakfast, lunch, dinner; 4 adds snack; 5 snack2; 6 snack3
 * (specification, section 9).
 * @throws {RangeError} when `mealsPerDay` is not a whole number from 1 to 6.
 */
export function mealTypes(mealsPerDay: number): readonly MealType[] {
  requireWhole('mealsPerDay', mealsPerDay, { min: 1, max: MEAL_TYPES.length })
  return MEAL_TYPES.slice(0, mealsPerDay)
}
