import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.js'
import { RATE_WINDOW_MS, type RateLimits } from './rateLimits.js'

/** A caller who would have to wait longer than that does so only because the clock was set back. */
const LONGEST_WAIT_MS = 2 * RATE_WINDOW_MS

const waitSchema = z.object({ wait_ms: z.number() })

/**
 * The rate limits of all servers that share a PostgreSQL database: the generic cell rate algorithm as one statement on the
 * database's own clock, so that no server's clock counts.
 * @param mark of a key, which may hold an address, so that the database does not hold the address itself.
 */
export function createPostgresRateLimits(database: Database, mark: (key: string) => string): RateLimits {
  return {
    async take(key, callsPerMinute) {
      const interval = sql`CAST(${RATE_WINDOW_MS / callsPerMinute} AS DOUBLE PRECISION)`
      const caller = sql`CAST(${mark(key)} AS TEXT)`
      const now = sql`(excluded.full_at_ms - ${interval})`
      const fullAt = sql`CASE WHEN rate_limits.full_at_ms > ${now} + ${LONGEST_WAIT_MS} THEN ${now}
        ELSE rate_limits.full_at_ms END`
      // A row that another call inserted meanwhile refuses this call, but is not in the snapshot that the last SELECT reads.
      const statement = sql`WITH clock AS (
          SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS DOUBLE PRECISION) AS now
        ), taken AS (
          INSERT INTO rate_limits (caller, full_at_ms) SELECT ${caller}, now + ${interval} FROM clock
          ON CONFLICT (caller) DO UPDATE
          SET full_at_ms = greatest(${fullAt} + ${interval}, excluded.full_at_ms)
          WHERE ${fullAt} + ${interval} <= ${now} + ${RATE_WINDOW_MS}
          RETURNING 1
        )
        SELECT CAST(CASE WHEN EXISTS (SELECT 1 FROM taken) THEN 0 ELSE coalesce((
          SELECT greatest(1, ceil(full_at_ms + ${interval} - now - ${RATE_WINDOW_MS}))
          FROM rate_limits, clock WHERE caller = ${caller}
        ), ${interval}) END AS DOUBLE PRECISION) AS wait_ms`
      const [outcome] = await database.write({ compile: () => statement.compile(database.query) })
      return waitSchema.parse(outcome?.rows[0]).wait_ms
    },
  }
}
