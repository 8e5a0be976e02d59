/** Texts of the plan screen. */
export const plan = {}
