import type { Client } from '@libsql/client'
import type { TokenBudget } from './tokenBudget.js'

export interface TokenBudgetOptions {
  readonly tokensPerDay: number
  /** The time in milliseconds since the epoch. */
  readonly now: () => number
}

const ISO_DATE_LENGTH = 10

/** A day's token budget that a restart does not refill. */
export function createLibsqlTokenBudget(
  database: Client,
  { tokensPerDay, now }: TokenBudgetOptions,
): TokenBudget {
  const today = () => new Date(now()).toISOString().slice(0, ISO_DATE_LENGTH)
  return {
    async reserve(tokens) {
      if (tokens > tokensPerDay) return false
      const { rows } = await database.execute({
        sql: `INSERT INTO token_days (day, tokens) VALUES (?, ?)
          ON CONFLICT (day) DO UPDATE SET tokens = tokens + excluded.tokens
          WHERE tokens + excluded.tokens <= ? RETURNING tokens`,
        args: [today(), tokens, tokensPerDay],
      })
      return rows.length > 0
    },
    async giveBack(tokens) {
      const sql = 'UPDATE token_days SET tokens = max(0, tokens - ?) WHERE day = ?'
      await database.execute({ sql, args: [tokens, today()] })
    },
  }
}
