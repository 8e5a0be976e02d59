import { sql } from 'kysely'
import type { Database } from '../database/database.js'
import { utcDay } from './utcDay.js'

const DAY_MS = 86_400_000

/** Removes the tokens of days that are over, and callers who may make a full burst again. */
export async function forgetOldLimits(database: Database, now: number): Promise<void> {
  const { kind, query } = database
  await database.write(query.deleteFrom('token_accounts').where('day', '<', utcDay(now - 2 * DAY_MS)))
  // Only servers that share a database keep their limits there.
  if (kind !== 'postgres') return
  const clockMs = sql<number>`extract(epoch FROM clock_timestamp()) * 1000`
  await database.write(query.deleteFrom('rate_limits').where('full_at_ms', '<', clockMs))
}
