/** Days of a week plan (specification, section 3). */
export const DAYS_PER_WEEK = 7
