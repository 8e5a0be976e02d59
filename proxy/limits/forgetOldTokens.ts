import { sql } from 'kysely'
import type { Database } from '../database/database.js'
import { BATCH_ROWS, deleteInBatches } from '../database/deleteInBatches.js'
import { MS_PER_DAY, utcDay } from './utcDay.js'

/** Servers that share a database take its clock. */
const POSTGRES_YESTERDAY = sql<string>`to_char(clock_timestamp() AT TIME ZONE 'UTC' - INTERVAL '1 day', 'YYYY-MM-DD')`

/**
 * Removes the tokens that were booked before yesterday: no call lasts that long, and the marks of addresses go with them.
 * @param nowMs milliseconds since the epoch.
 * @param signal ends it early.
 */
export async function forgetOldTokens(
  database: Database,
  nowMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const { kind, query } = database
  const yesterday = kind === 'postgres' ? POSTGRES_YESTERDAY : utcDay(nowMs - MS_PER_DAY)
  const old = query.selectFrom('token_accounts').select(['day', 'account']).where('day', '<', yesterday)
  const some = sql<boolean>`(day, account) IN (${old.limit(BATCH_ROWS)})`
  await deleteInBatches(database, query.deleteFrom('token_accounts').where(some), signal)
}
