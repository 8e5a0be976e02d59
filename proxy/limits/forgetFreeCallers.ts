import { sql } from 'kysely'
import type { Database } from '../database/database.js'
import { BATCH_ROWS, deleteInBatches } from '../database/deleteInBatches.js'

/**
 * Removes the callers who may make a full burst again. Only servers that share a database store callers in it.
 * @param signal ends it early.
 */
export async function forgetFreeCallers(database: Database, signal?: AbortSignal): Promise<void> {
  const { kind, query } = database
  if (kind !== 'postgres') return
  const isFree = sql<boolean>`full_at_ms < extract(epoch FROM clock_timestamp()) * 1000`
  // No index finds them: it would make each call dearer, for a search that runs once an hour.
  const some = query.selectFrom('rate_limits').select('caller').where(isFree).limit(BATCH_ROWS)
  // Asked again of the row itself, because its caller may call after the search.
  await deleteInBatches(
    database,
    query.deleteFrom('rate_limits').where('caller', 'in', some).where(isFree),
    signal,
  )
}
