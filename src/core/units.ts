/** The units that a visitor reads and types. */
export const UNITS = ['us', 'metric'] as const
/** US units, or metric ones. */
export type Units = (typeof UNITS)[number]

/** Kilograms in a pound, as the specification, section 9, writes it. */
export const KG_PER_POUND = 0.453592
export const GRAMS_PER_KILOGRAM = 1000
/** Grams in a pound. */
export const GRAMS_PER_POUND = KG_PER_POUND * 1000
/** Grams in an ounce (specification, section 9). */
export const GRAMS_PER_OUNCE = 28.35
export const OUNCES_PER_POUND = 16
export const CM_PER_INCH = 2.54
export const INCHES_PER_FOOT = 12
