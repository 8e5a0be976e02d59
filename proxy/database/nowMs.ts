import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.js'

/** Milliseconds since the epoch by the database's clock. It counts because servers may disagree on the time. */
export const NOW_MS: Readonly<Record<Database['kind'], RawBuilder<number>>> = {
  libsql: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  postgres: sql<number>`CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)`,
}
