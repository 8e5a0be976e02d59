/** Tokens of one account, booked on one day. */
export interface Booking {
  readonly account: string
  /** The day (UTC) as the ledger sees it, `YYYY-MM-DD`. */
  readonly day: string
  /** A whole number. */
  readonly tokens: number
}

export interface BookingRequest {
  /** {@link EVERYBODY}, or the id of a group of callers, which a store on a disk must not keep as it is. */
  readonly account: string
  /** The most that the account may have booked on one day. */
  readonly limit: number
  /** Tokens wanted; a whole number. */
  readonly want: number
  /** The fewest of them that are of use. */
  readonly least: number
}

/** The account of all callers together. */
export const EVERYBODY = 'everybody'

/**
 * Counts the tokens of each day (UTC) across all instances of the server. Both methods are atomic. The budget books in
 * blocks, so a store is asked only once in many calls.
 */
export interface TokenLedger {
  /** Books as many of the wanted tokens as today's limit leaves; `null` when that is fewer than `least`. */
  book(request: BookingRequest): Promise<Booking | null>
  /**
   * Takes tokens out of a booking, on the day they were booked. A negative number adds what was used beyond it, even past
   * the limit.
   */
  giveBack(booking: Booking): Promise<void>
}
