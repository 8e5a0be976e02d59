/** The items of their own that visitors may write on the list. A kept list that exceeds a limit is not read. */
export const OWN_ITEM_LIMITS = {
  items: 100,
  /** Characters. */
  nameLength: 80,
  costUsd: 10_000,
} as const
