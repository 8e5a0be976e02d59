import AsyncLibsql from 'libsql/promise'
import type { Execute, Outcome, Row } from './database.js'

interface Prepared {
  readonly reader: boolean
  run(parameters: readonly unknown[]): { readonly changes: number }
  all(parameters: readonly unknown[]): Promise<Row[]>
}

interface Connection {
  /** Runs in a thread of libSQL's own. */
  exec(sql: string): Promise<unknown>
  prepare(sql: string): Promise<Prepared>
  close(): void
}

/** The connection that writes. One call at a time. */
export interface LibsqlConnection {
  /** Runs a statement that waits for locks or the disk, such as `COMMIT`, in a thread of its own. */
  exec(sql: string): Promise<void>
  /** Runs a statement inside a transaction that `BEGIN IMMEDIATE` began: it finds no lock and flushes nothing. */
  execute: Execute
  close(): void
}

/** libSQL takes bytes as a `Buffer` only. */
export const toArguments = (values: readonly unknown[]) =>
  values.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value))

/**
 * Opens a connection whose waiting and flushing leave the event loop: `exec` runs in a thread of libSQL's own, and the
 * timeout is 0, so that the rest never waits. (The async API of libSQL is async only in `exec`, `prepare` and the start of
 * `all`.)
 */
export function openLibsqlConnection(path: string): LibsqlConnection {
  const connection: Connection = new AsyncLibsql(path, { timeout: 0 })
  const statements = new Map<string, Prepared>()

  async function prepared(sql: string): Promise<Prepared> {
    const known = statements.get(sql)
    if (known) return known
    const statement = await connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  return {
    async exec(sql) {
      await connection.exec(sql)
    },
    async execute({ sql, parameters }): Promise<Outcome> {
      const statement = await prepared(sql)
      if (!statement.reader) return { rows: [], changes: statement.run(toArguments(parameters)).changes }
      const rows = await statement.all(toArguments(parameters))
      return { rows, changes: rows.length }
    },
    close: () => connection.close(),
  }
}
