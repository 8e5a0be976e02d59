/** Days of a week plan (specification, section 3). It is separate from the schemas, because the form needs it at once. */
export const DAYS_PER_WEEK = 7
