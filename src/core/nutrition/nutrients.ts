/** The four numbers that a plan has to reach: energy in kcal, the others in grams. */
export const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const
/** `NUTRIENTS` with fiber, which has a daily target but is not in a meal's totals. */
export const NUTRIENTS_AND_FIBER = [...NUTRIENTS, 'fiber'] as const
