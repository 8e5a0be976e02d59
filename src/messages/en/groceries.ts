/** Texts of the groceries screen. */
export const groceries = {}
