/** Energy of the macronutrients (specification, section 9). */
export const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9 } as const
