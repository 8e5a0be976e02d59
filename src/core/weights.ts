/** Grams in an ounce (specification, section 9). */
export const GRAMS_PER_OUNCE = 28.35
/** Grams in a pound (specification, section 9: 0.453592 kg). */
export const GRAMS_PER_POUND = 453.592
