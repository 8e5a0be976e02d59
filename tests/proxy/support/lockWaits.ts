import type { Database } from '../../../proxy/database/database.js'

/** No interface: only a type has the index that Kysely asks for. */
type Activity = {
  readonly pg_stat_activity: {
    readonly pid: number
    readonly wait_event_type: string
    readonly query: string
  }
}

/**
 * The statements of this form that wait for a lock in PostgreSQL. Asked outside of a transaction: inside, what it sees of
 * others stays as it first saw it.
 */
export const lockWaits = ({ read, query }: Database, form: string) =>
  read(
    query
      .withTables<Activity>()
      .selectFrom('pg_stat_activity')
      .select('pid')
      .where('wait_event_type', '=', 'Lock')
      .where('query', 'like', form),
  )
