import { ConfigError } from '../config/configError.js'
import type { Database, Execute, Outcome } from './database.js'
import { DatabaseFailure } from './databaseFailure.js'
import { createPostgresPool, type PostgresPool } from './postgresPool.js'
import { createQueryBuilder } from './queryBuilder.js'

export interface PostgresOptions {
  readonly url: string
  /** Most connections of this instance. */
  readonly connections?: number
}

const CONNECTIONS = 10
/** Of a statement of `alone`: migrations of large tables, and the wait for another instance's. */
const ALONE_LIMIT_MS = 120_000
/** Any number, as long as nothing else in the database locks it. */
const ALONE_LOCK = 7_262_811

/** @throws {ConfigError} when the server cannot be reached, or confirms writes that a power cut could undo. */
async function checkServer({ run }: PostgresPool): Promise<void> {
  const { rows } = await run({ sql: 'SHOW synchronous_commit', parameters: [] }).catch((error: unknown) => {
    if (!(error instanceof DatabaseFailure)) throw error
    throw new ConfigError(
      `DATABASE_URL leads to no PostgreSQL that lets us in (${error.code}). Correct it, or start PostgreSQL.`,
    )
  })
  if (rows[0]?.synchronous_commit === 'off') {
    throw new ConfigError(
      'PostgreSQL has synchronous_commit = off, so a power cut could undo a subscription that was confirmed. Set it on.',
    )
  }
}

/** See `Database.alone`. */
function runAlone<Result>(
  { transaction, runLong }: PostgresPool,
  work: (execute: Execute) => Promise<Result>,
): Promise<Result> {
  return transaction(async (connection) => {
    const execute: Execute = (statement) => runLong(statement, connection, ALONE_LIMIT_MS)
    const prepare = [
      `SET LOCAL statement_timeout = ${ALONE_LIMIT_MS}`,
      `SELECT pg_advisory_xact_lock(${ALONE_LOCK})`,
    ]
    for (const sql of prepare) await execute({ sql, parameters: [] })
    return work(execute)
  })
}

/**
 * Opens a PostgreSQL database, which any number of servers may share.
 * @throws {ConfigError} when it cannot be reached, or confirms writes that a power cut could undo.
 */
export async function openPostgresDatabase({
  url,
  connections = CONNECTIONS,
}: PostgresOptions): Promise<Database> {
  const pool = createPostgresPool(url, connections)
  await checkServer(pool).catch(async (error: unknown) => {
    await pool.close()
    throw error
  })
  return {
    kind: 'postgres',
    query: createQueryBuilder('postgres'),
    read: async (query) => (await pool.run(query.compile())).rows,
    async write(...queries) {
      const compiled = queries.map((query) => query.compile())
      const [only, ...others] = compiled
      if (only && others.length === 0) return [await pool.run(only)]
      return pool.transaction(async (connection) => {
        const outcomes: Outcome[] = []
        for (const statement of compiled) outcomes.push(await pool.run(statement, connection))
        return outcomes
      })
    },
    alone: (work) => runAlone(pool, work),
    // Its log and its backups are the operator's. Nobody here can see when a row has left them.
    purge: async () => 'later',
    inspect: async () => undefined,
    close: () => pool.close(),
  }
}
