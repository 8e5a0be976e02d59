import * as z from 'zod/mini'

const amount = z.number().check(z.nonnegative())

export const macrosSchema = z.object({ calories: amount, protein: amount, carbs: amount, fat: amount })
/** Energy in kcal and macronutrients in grams. */
export type Macros = z.infer<typeof macrosSchema>
