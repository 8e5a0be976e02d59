/** A group of addresses that has a limit of its own. */
export interface CallerGroup {
  /** Tells groups apart; personal data where it comes from an address, so it is never logged. */
  readonly id: string
  /** How many times the limit of one address the group has. */
  readonly shares: number
}

/** Whom a call counts against, the smallest group first. A call is refused as soon as one of them is at its limit. */
export type Caller = readonly [CallerGroup, ...CallerGroup[]]
