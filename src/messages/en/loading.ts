/** Texts of the loading screen. */
export const loading = {}
