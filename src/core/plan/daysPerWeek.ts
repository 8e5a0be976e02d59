/** Days of a week plan (specification, section 3). Apart from the schemas, since the form's page needs it at once. */
export const DAYS_PER_WEEK = 7
