/** Tokens reserved for one call. */
interface TokenReservation {
  /** Gives back what the call did not use, to the day on which it was reserved. */
  giveBack(tokens: number): Promise<void>
}

/** The tokens that all calls of a day (UTC) may use. */
export interface TokenBudget {
  /** Reserves tokens before a call; `null` when the day has too few left. */
  reserve(tokens: number): Promise<TokenReservation | null>
}
