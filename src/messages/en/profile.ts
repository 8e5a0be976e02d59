/** Texts of the profile screen. */
export const profile = {}
