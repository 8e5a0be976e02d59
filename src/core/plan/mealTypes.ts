import * as z from 'zod/mini'

export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack', 'snack2', 'snack3'] as const
export type MealType = (typeof MEAL_TYPES)[number]
export const mealTypeSchema = z.enum(MEAL_TYPES)

/** Clock label of each meal (specification, section 9). */
export const MEAL_CLOCK: Readonly<Record<MealType, string>> = {
  breakfast: '7:00 AM',
  lunch: '12:30 PM',
  dinner: '7:00 PM',
  snack: '3:00 PM',
  snack2: '10:00 AM',
  snack3: '9:00 PM',
}

/** Minutes after midnight, to show a day's meals in the order they are eaten. */
export const MEAL_MINUTES: Readonly<Record<MealType, number>> = {
  breakfast: 7 * 60,
  snack2: 10 * 60,
  lunch: 12 * 60 + 30,
  snack: 15 * 60,
  dinner: 19 * 60,
  snack3: 21 * 60,
}

/**
 * The meals of a day by their count: 3 = breakfast, lunch, dinner; 4 adds snack; 5 snack2; 6 snack3
 * (specification, section 9).
 * @throws {RangeError} when `mealsPerDay` is not a whole number from 1 to 6.
 */
export function mealTypes(mealsPerDay: number): readonly MealType[] {
  if (!Number.isInteger(mealsPerDay) || mealsPerDay < 1 || mealsPerDay > MEAL_TYPES.length) {
    throw new RangeError(
      `mealsPerDay must be between 1 and 6, got ${mealsPerDay}. Pass a whole number of meals.`,
    )
  }
  return MEAL_TYPES.slice(0, mealsPerDay)
}
