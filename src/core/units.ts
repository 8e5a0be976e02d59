/** Kilograms in a pound, as the specification, section 9, writes it. */
export const KG_PER_POUND = 0.453592
/** Grams in a pound. */
export const GRAMS_PER_POUND = KG_PER_POUND * 1000
/** Grams in an ounce (specification, section 9). */
export const GRAMS_PER_OUNCE = 28.35
export const OUNCES_PER_POUND = 16
