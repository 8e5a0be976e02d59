import type { Booking, TokenLedger } from './tokenLedger.js'

export interface TokenAccountOptions {
  readonly ledger: TokenLedger
  readonly account: string
  /** Tokens of one day. */
  readonly limit: number
  /** Tokens to book at a time; 0 books exactly what a call needs. */
  readonly blockTokens: number
  /** The day as this process sees it. */
  readonly today: () => string
}

/** Tokens taken from one account, for one call. */
export interface TakenTokens {
  /** Returns unused tokens, a whole number, to the account. A negative number books tokens that were used besides. */
  giveBack(tokens: number): Promise<void>
}

/** One account of the ledger, with a block of tokens that are booked and not yet used. */
export interface TokenAccount {
  take(tokens: number): Promise<TakenTokens | null>
  /** Whether nobody uses it now. */
  isIdle(): boolean
  /** Returns the rest of the block to the ledger, unless its day is over. */
  release(): Promise<void>
}

interface Block {
  readonly booking: Booking
  /** The day as this process saw it, since the ledger may have another clock. */
  readonly day: string
  left: number
}

export function createTokenAccount(options: TokenAccountOptions): TokenAccount {
  const { ledger, account, limit, blockTokens, today } = options
  let block: Block | null = null
  let booking: Promise<boolean> | null = null
  let users = 0

  /** Books enough for `tokens`. What is left of the block before stays usable. */
  async function book(tokens: number): Promise<boolean> {
    const day = today()
    const least = tokens - (block?.day === day ? block.left : 0)
    const booked = await ledger.book({ account, limit, want: Math.max(blockTokens, least), least })
    if (!booked) return false
    const left = block?.day === day && block.booking.day === booked.day ? block.left : 0
    block = { booking: booked, day, left: left + booked.tokens }
    return true
  }

  async function giveBack(from: Block, tokens: number): Promise<void> {
    const own = blockTokens > 0 && block?.booking.day === from.booking.day ? block : null
    // A block of our own keeps or pays them, so that the ledger need not be asked for every call.
    const settled = own ? Math.max(tokens, -own.left) : 0
    if (own) own.left += settled
    // What the block cannot pay is booked at once, or other servers would give it to somebody else.
    if (settled !== tokens) await ledger.giveBack({ ...from.booking, tokens: tokens - settled })
  }

  async function take(tokens: number): Promise<TakenTokens | null> {
    while (block?.day !== today() || block.left < tokens) {
      const isMine = booking === null
      booking ??= book(tokens).finally(() => {
        booking = null
      })
      // Somebody else's booking may have been for fewer tokens, so only a refusal of our own counts.
      if (!(await booking) && isMine) return null
    }
    const from = block
    from.left -= tokens
    return { giveBack: (unused) => giveBack(from, unused) }
  }

  return {
    async take(tokens) {
      users++
      try {
        return await take(tokens)
      } finally {
        users--
      }
    },
    isIdle: () => users === 0,
    async release() {
      const last = block
      block = null
      if (last && last.left > 0 && last.day === today())
        await ledger.giveBack({ ...last.booking, tokens: last.left })
    },
  }
}
