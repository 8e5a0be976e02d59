import { sql } from 'kysely'
import type { Database } from '../database/database.js'
import type { TokenBudget } from './tokenBudget.js'

export interface TokenBudgetOptions {
  readonly tokensPerDay: number
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

const ISO_DATE_LENGTH = 10

/** Keeps the daily token budget in the database, so that a restart does not refill it. */
export function createLibsqlTokenBudget(
  database: Database,
  { tokensPerDay, now }: TokenBudgetOptions,
): TokenBudget {
  const today = () => new Date(now()).toISOString().slice(0, ISO_DATE_LENGTH)
  return {
    async reserve(tokens) {
      if (tokens > tokensPerDay) return null
      const day = today()
      const insert = database.query
        .insertInto('token_days')
        .values({ day, tokens })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet({ tokens: sql`token_days.tokens + excluded.tokens` })
            .where(sql<boolean>`token_days.tokens + excluded.tokens <= ${tokensPerDay}`),
        )
      const [outcome] = await database.write(insert)
      if (outcome?.changes === 0) return null
      return {
        async giveBack(unused) {
          const left = sql<number>`CASE WHEN tokens > ${unused} THEN tokens - ${unused} ELSE 0 END`
          await database.write(
            database.query.updateTable('token_days').set({ tokens: left }).where('day', '=', day),
          )
        },
      }
    },
  }
}
