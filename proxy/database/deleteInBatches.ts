import type { Compilable } from 'kysely'
import type { Database } from './database.js'

/** The most rows that one of these statements deletes. */
export const BATCH_ROWS = 500

/**
 * Repeats a statement that deletes up to {@link BATCH_ROWS} rows until none is left. With all of them in one, libSQL would
 * hold up the event loop, and PostgreSQL would end the statement at its time limit.
 * @param signal ends it after a batch.
 */
export async function deleteInBatches(
  { write }: Database,
  statement: Compilable,
  signal?: AbortSignal,
): Promise<void> {
  let deleted: number
  do {
    const [outcome] = await write(statement)
    deleted = outcome?.changes ?? 0
  } while (deleted === BATCH_ROWS && !signal?.aborted)
}
