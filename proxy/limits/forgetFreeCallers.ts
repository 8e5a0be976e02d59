import { sql } from 'kysely'
import type { Database } from '../database/database.js'

/** Removes the callers who may make a full burst again. Only servers that share a database store callers in it. */
export async function forgetFreeCallers({ kind, query, write }: Database): Promise<void> {
  if (kind !== 'postgres') return
  const clockMs = sql<number>`extract(epoch FROM clock_timestamp()) * 1000`
  await write(query.deleteFrom('rate_limits').where('full_at_ms', '<', clockMs))
}
