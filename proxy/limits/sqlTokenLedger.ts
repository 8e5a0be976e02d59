import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.js'
import type { TokenLedger } from './tokenLedger.js'
import { utcDay } from './utcDay.js'

export interface SqlTokenLedgerOptions {
  /** Milliseconds since the epoch. Servers that share a database take its clock instead. */
  readonly now: () => number
  /** Makes a mark of an account, which may be an address, so that the database does not hold the address itself. */
  readonly mark: (account: string) => string
}

const bookingSchema = z.object({ day: z.string(), granted: z.number() })

/** The smaller of two numbers, which SQLite and PostgreSQL name differently. */
const LEAST = { libsql: sql.raw('min'), postgres: sql.raw('least') } as const
const POSTGRES_DAY = sql<string>`to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD')`

/** Keeps the ledger in the database, so that a restart does not refill the budget, and instances share one. */
export function createSqlTokenLedger(database: Database, { now, mark }: SqlTokenLedgerOptions): TokenLedger {
  const { kind, query } = database
  const least = LEAST[kind]
  const whole = (value: number): RawBuilder<number> => sql`CAST(${value} AS BIGINT)`

  return {
    async book(request) {
      const { account, limit, want } = request
      const day = kind === 'postgres' ? POSTGRES_DAY : sql`CAST(${utcDay(now())} AS TEXT)`
      const first = sql`${least}(${whole(want)}, ${whole(limit)})`
      const left = sql`(${whole(limit)} - token_accounts.tokens)`
      const further = sql`${least}(${whole(want)}, ${left})`
      // `granted` is what the statement itself added, so that one statement both books and tells how much.
      const book = sql`INSERT INTO token_accounts (day, account, tokens, granted)
        SELECT ${day}, CAST(${mark(account)} AS TEXT), ${first}, ${first} WHERE ${first} >= ${whole(request.least)}
        ON CONFLICT (day, account) DO UPDATE
        SET tokens = token_accounts.tokens + ${further}, granted = ${further}
        WHERE ${left} >= ${whole(request.least)}
        RETURNING day, granted`
      const [outcome] = await database.write({ compile: () => book.compile(query) })
      const [row] = outcome?.rows ?? []
      if (!row) return null
      const booked = bookingSchema.parse(row)
      return { account, day: booked.day, tokens: booked.granted }
    },

    async giveBack({ account, day, tokens }) {
      const left = sql<number>`CASE WHEN tokens > ${whole(tokens)} THEN tokens - ${whole(tokens)} ELSE 0 END`
      const row = query.updateTable('token_accounts').where('day', '=', day)
      await database.write(row.where('account', '=', mark(account)).set({ tokens: left }))
    },
  }
}
