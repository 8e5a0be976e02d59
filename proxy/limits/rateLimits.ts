/** Limits calls per minute, across all instances of the server. */
export interface RateLimits {
  /**
   * Counts one call, as `countCall` does: a burst of one minute's calls is allowed, then an even pace. Implementations use
   * a clock that nobody sets back.
   * @param key whose calls count together. It may hold an address, which a store on a disk must not keep as it is.
   * @returns 0 when the call is allowed (it is counted then), else the milliseconds until the next one will be.
   */
  take(key: string, callsPerMinute: number): Promise<number>
}

export const RATE_WINDOW_MS = 60_000
