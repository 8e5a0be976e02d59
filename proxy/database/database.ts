import type { Compilable, Kysely } from 'kysely'
import type { Tables } from './tables.js'

/** A row as the driver gives it. Parse it before you trust it. */
export type Row = Readonly<Record<string, unknown>>

/** What one statement did. */
export interface Outcome {
  readonly rows: readonly Row[]
  /** Rows that the statement added, changed or removed. */
  readonly changes: number
}

/** A statement in the database's own SQL, such as `query.compile()` of Kysely gives. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Runs one statement of a transaction. */
export type Execute = (statement: Statement) => Promise<Outcome>

/**
 * A database of one of two kinds. Kysely writes each statement in its SQL and runs none, so that all statements go through
 * `read`, `write` and `alone`. They throw {@link DatabaseFailure} within two seconds of a lock or a lost connection.
 */
export interface Database {
  readonly kind: 'libsql' | 'postgres'
  readonly query: Kysely<Tables>
  /** Reads what is committed. */
  read(query: Compilable): Promise<readonly Row[]>
  /** Runs the statements in order: all or none. Resolves when they will survive a crash. */
  write(...queries: readonly Compilable[]): Promise<readonly Outcome[]>
  /** Runs a transaction while no other `alone` runs, in this process or any other. */
  alone<Result>(work: (execute: Execute) => Promise<Result>): Promise<Result>
  /**
   * Removes what was erased from the database's log. `gone` when no copy is left in the database's files; `later` when
   * copies stay for now.
   */
  purge(): Promise<'gone' | 'later'>
  /**
   * Looks whether the database is still there and sound, past what a connection keeps in memory.
   * @throws {DatabaseFailure}
   */
  inspect(): Promise<void>
  /**
   * Copies all that is committed into a new file. A database that servers share has programs of its own for that.
   * @throws {DatabaseFailure}
   */
  readonly copyTo?: (path: string) => Promise<void>
  /** Waits for what runs and closes the database. */
  close(): Promise<void>
}
