/**
 * How much of a seasoning a meal may hold, in grams. Seasonings have no grid of portions: a recipe may ask for a pinch of
 * salt or two cups of broth. The maximum is that of any food in a meal (specification, section 9).
 */
export const SEASONING_PORTION = { minG: 0.01, maxG: 500, stepG: 0.01 } as const
