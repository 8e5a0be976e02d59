import type { Client } from '@libsql/client'
import type { TokenLedger } from './tokenLedger.js'
import { MS_PER_DAY, utcDay } from './utcDay.js'

export interface LibsqlTokenLedgerOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Makes a mark of an account, which may be an address, so that the database does not hold the address itself. */
  readonly mark: (account: string) => string
}

// `granted` is what the statement itself added, so that one statement both books and tells how much.
const BOOK = `INSERT INTO token_accounts (day, account, tokens, granted)
  SELECT :day, :account, min(:want, :limit), min(:want, :limit) WHERE min(:want, :limit) >= :least
  ON CONFLICT (day, account) DO UPDATE
  SET tokens = tokens + min(:want, :limit - tokens), granted = min(:want, :limit - tokens)
  WHERE :limit - tokens >= :least
  RETURNING granted`

/** Keeps the ledger in the database, so that a restart does not refill the budget. */
export function createLibsqlTokenLedger(
  database: Client,
  { now, mark }: LibsqlTokenLedgerOptions,
): TokenLedger {
  let today = ''

  /** Marks of addresses are not kept longer than a call can last. */
  async function forgetOldDays(): Promise<void> {
    const yesterday = utcDay(now() - MS_PER_DAY)
    await database.execute({ sql: 'DELETE FROM token_accounts WHERE day < ?', args: [yesterday] })
  }

  return {
    async book({ account, limit, want, least }) {
      const day = utcDay(now())
      if (day !== today) {
        today = day
        await forgetOldDays()
      }
      const args = { day, account: mark(account), limit, want, least }
      const { rows } = await database.execute({ sql: BOOK, args })
      const [row] = rows
      return row ? { account, day, tokens: Number(row.granted) } : null
    },
    async giveBack({ account, day, tokens }) {
      const sql = 'UPDATE token_accounts SET tokens = max(0, tokens - ?) WHERE day = ? AND account = ?'
      await database.execute({ sql, args: [tokens, day, mark(account)] })
    },
  }
}
