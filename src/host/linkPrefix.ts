/** Begins the address's fragment that holds a plan. */
export const LINK_PREFIX = '#meal-plan='
