import type { Caller, CallerGroup } from './caller.js'
import { createTokenAccount, type TakenTokens, type TokenAccount } from './tokenAccount.js'
import { EVERYBODY, type TokenLedger } from './tokenLedger.js'
import { utcDay } from './utcDay.js'

export interface TokenBudgetOptions {
  readonly ledger: TokenLedger
  /** For all callers together. */
  readonly tokensPerDay: number
  /** For one address, so that nobody spends everybody's day. */
  readonly tokensPerAddress: number
  /** Tokens to book at a time in a slow ledger. Default 0: it books for each call. */
  readonly blockTokens?: number
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Tokens reserved for one call. */
export interface TokenReservation {
  /** Books what the call really cost, even if that is more, and gives the rest back. */
  settle(used: number): Promise<void>
}

/** The tokens that the calls of a day (UTC) may use: all together, and those of one caller. */
export interface TokenBudget {
  /** Reserves tokens before a call; `null` when the day, or the caller's share of it, has too few left. */
  reserve(tokens: number, caller: Caller): Promise<TokenReservation | null>
  /** Returns what is booked but not used to the ledger. Call it at the end, after the last call. */
  close(): Promise<void>
}

/**
 * Blocks of everybody's day and of a caller's, so small that many instances leave some for each other. One visitor's calls
 * go to all of them, and with the defaults a caller's block holds a few.
 */
const BLOCKS = { ofDay: 20, ofCaller: 40 } as const
/** When more accounts are open, those that nobody uses are closed. */
const MAX_OPEN_ACCOUNTS = 5000
/** A database writes so many together. */
const RELEASED_AT_ONCE = 100

/** Returns the blocks of accounts to the ledger, of each one although another's fails. */
async function releaseAll(accounts: readonly TokenAccount[]): Promise<void> {
  for (let from = 0; from < accounts.length; from += RELEASED_AT_ONCE) {
    const some = accounts.slice(from, from + RELEASED_AT_ONCE)
    const outcomes = await Promise.allSettled(some.map((account) => account.release()))
    // The ledger is away, and a stop must not wait for it many times.
    if (outcomes.every(({ status }) => status === 'rejected')) return
  }
}

/** The budget over a ledger. It books in blocks, so that most calls never wait for the ledger. */
export function createTokenBudget(options: TokenBudgetOptions): TokenBudget {
  const { ledger, tokensPerDay, tokensPerAddress, blockTokens = 0, now } = options
  const today = () => utcDay(now())
  const everybody = createTokenAccount({
    ledger,
    account: EVERYBODY,
    limit: tokensPerDay,
    blockTokens: Math.min(blockTokens, Math.floor(tokensPerDay / BLOCKS.ofDay)),
    today,
  })
  const callers = new Map<string, TokenAccount>()

  let closing = Promise.resolve()

  function closeIdle(): void {
    const idle = Array.from(callers).filter(([, account]) => account.isIdle())
    for (const [id] of idle) callers.delete(id)
    closing = Promise.all([closing, releaseAll(idle.map(([, account]) => account))]).then(() => undefined)
  }

  function accountOf({ id, shares }: CallerGroup): TokenAccount {
    const known = callers.get(id)
    if (known) return known
    const limit = Math.min(tokensPerDay, tokensPerAddress * shares)
    const block = Math.min(blockTokens, Math.floor(limit / BLOCKS.ofCaller))
    const account = createTokenAccount({ ledger, account: id, limit, blockTokens: block, today })
    callers.set(id, account)
    return account
  }

  async function reserve(tokens: number, caller: Caller) {
    if (callers.size >= MAX_OPEN_ACCOUNTS) closeIdle()
    const taken: TakenTokens[] = []
    const giveBack = async (unused: number) => {
      // To all of them, since the object or the row of one may be away alone.
      const outcomes = await Promise.allSettled(taken.map((part) => part.giveBack(unused)))
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    }
    for (const find of [...caller.map((group) => () => accountOf(group)), () => everybody]) {
      // Found only now: as long as the call waits for another account, it does not use this one, which may be closed.
      const account = find()
      const part = await account.take(tokens).catch(async (error: unknown) => {
        // The call is not made. If this fails too, the first error says enough.
        await giveBack(tokens).catch(() => undefined)
        throw error
      })
      if (!part) {
        await giveBack(tokens)
        return null
      }
      taken.push(part)
    }
    return { settle: (used: number) => giveBack(tokens - used) }
  }

  return {
    reserve,
    async close() {
      closeIdle()
      await Promise.all([closing, everybody.release()])
    },
  }
}
