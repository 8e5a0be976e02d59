/** The tokens that may be spent in a day (UTC). */
export interface TokenBudget {
  /** Sets tokens aside before a call; `false` when the day's budget does not reach. */
  reserve(tokens: number): Promise<boolean>
  /** Gives back what a call did not use. */
  giveBack(tokens: number): Promise<void>
}
