import type { Client } from '@libsql/client'
import type { TokenBudget } from './tokenBudget.js'

export interface TokenBudgetOptions {
  readonly tokensPerDay: number
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

const ISO_DATE_LENGTH = 10

/** Keeps the daily token budget in the database, so that a restart does not refill it. */
export function createLibsqlTokenBudget(
  database: Client,
  { tokensPerDay, now }: TokenBudgetOptions,
): TokenBudget {
  const today = () => new Date(now()).toISOString().slice(0, ISO_DATE_LENGTH)
  return {
    async reserve(tokens) {
      if (tokens > tokensPerDay) return null
      const day = today()
      const { rows } = await database.execute({
        sql: `INSERT INTO token_days (day, tokens) VALUES (?, ?)
          ON CONFLICT (day) DO UPDATE SET tokens = tokens + excluded.tokens
          WHERE tokens + excluded.tokens <= ? RETURNING tokens`,
        args: [day, tokens, tokensPerDay],
      })
      if (rows.length === 0) return null
      return {
        async giveBack(unused) {
          const sql = 'UPDATE token_days SET tokens = max(0, tokens - ?) WHERE day = ?'
          await database.execute({ sql, args: [unused, day] })
        },
      }
    },
  }
}
