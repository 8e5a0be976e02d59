/** Tokens set aside for one call. */
export interface TokenReservation {
  /** Gives back what the call did not use, to the day it was reserved on. */
  giveBack(tokens: number): Promise<void>
}

/** The tokens that may be spent in a day (UTC). */
export interface TokenBudget {
  /** Sets tokens aside before a call; `null` when the day's budget does not reach. */
  reserve(tokens: number): Promise<TokenReservation | null>
}
