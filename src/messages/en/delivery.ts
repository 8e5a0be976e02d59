/** Texts of the delivery screen. */
export const delivery = {}
