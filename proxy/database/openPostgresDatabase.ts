import pg from 'pg'
import { ConfigError } from '../config/configError.js'
import { errorCode } from '../config/errorCode.js'
import type { Database, Outcome, Row, Statement } from './database.js'
import { DatabaseFailure } from './databaseFailure.js'
import { createQueryBuilder } from './queryBuilder.js'

export interface PostgresOptions {
  readonly url: string
  /** Most connections of this instance. */
  readonly connections?: number
}

const CONNECTIONS = 10
const CONNECT_LIMIT_MS = 900
const STATEMENT_LIMIT_MS = 900
/** The driver's limit is for connections that died silently, so it comes after the server's. */
const SILENCE_LIMIT_MS = 1000
/** Of a statement of `alone`: migrations of large tables, and the wait for another instance's. */
const ALONE_LIMIT_MS = 120_000
/** Any number, as long as nothing else in the database locks it. */
const ALONE_LOCK = 7_262_811
const BIGINT_OID = 20
const MAX_NAMES = 100

/** Errors of the driver, unlike those of the server or the system, have no code. */
function fail(error: unknown): never {
  throw new DatabaseFailure(errorCode(error) ?? 'CONNECTION_LOST', { cause: error })
}

const toOutcome = ({ rows, rowCount }: pg.QueryResult<Row>): Outcome => ({ rows, changes: rowCount ?? 0 })

const startError = (error: unknown) =>
  error instanceof DatabaseFailure
    ? new ConfigError(
        `DATABASE_URL leads to no PostgreSQL that lets us in (${error.code}). Correct it, or start PostgreSQL.`,
      )
    : error

/**
 * Opens a PostgreSQL database, which any number of servers may share.
 * @throws {ConfigError} when it cannot be reached, or confirms writes that a power cut could undo.
 */
export async function openPostgresDatabase({
  url,
  connections = CONNECTIONS,
}: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: SILENCE_LIMIT_MS,
    keepAlive: true,
    application_name: 'react-meal-planner-proxy',
    types: {
      getTypeParser: (oid, format) => (oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format)),
    },
  })
  // An idle connection broke. The pool forgets it and opens another when one is needed.
  pool.on('error', () => undefined)

  async function transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch(fail)
    let broken = true
    try {
      await client.query('BEGIN').catch(fail)
      const result = await work(client)
      await client.query('COMMIT').catch(fail)
      broken = false
      return result
    } catch (error) {
      broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      )
      throw error
    } finally {
      client.release(broken)
    }
  }

  const names = new Map<string, string>()

  /** Our statements are few, so PostgreSQL plans each once a connection. Those that vary stay without a name. */
  function named({ sql, parameters }: Statement): pg.QueryConfig<unknown[]> {
    const values = [...parameters]
    if (!names.has(sql) && names.size >= MAX_NAMES) return { text: sql, values }
    const name = names.get(sql) ?? `planner_${names.size}`
    names.set(sql, name)
    return { name, text: sql, values }
  }

  const run = async (statement: Statement) => toOutcome(await pool.query<Row>(named(statement)).catch(fail))

  const database: Database = {
    kind: 'postgres',
    query: createQueryBuilder('postgres'),
    read: async (query) => (await run(query.compile())).rows,
    async write(...queries) {
      const compiled = queries.map((query) => query.compile())
      const [only, ...others] = compiled
      if (only && others.length === 0) return [await run(only)]
      return transaction(async (client) => {
        const outcomes: Outcome[] = []
        for (const statement of compiled) {
          outcomes.push(toOutcome(await client.query<Row>(named(statement)).catch(fail)))
        }
        return outcomes
      })
    },
    alone: (work) =>
      transaction(async (client) => {
        const execute = async ({ sql, parameters }: Statement) => {
          const query = { text: sql, values: [...parameters], query_timeout: ALONE_LIMIT_MS }
          return toOutcome(await client.query<Row>(query).catch(fail))
        }
        const prepare = [
          `SET LOCAL statement_timeout = ${ALONE_LIMIT_MS}`,
          `SELECT pg_advisory_xact_lock(${ALONE_LOCK})`,
        ]
        for (const sql of prepare) await execute({ sql, parameters: [] })
        return work(execute)
      }),
    // Its log and its backups are the operator's. Nobody here can see when a row has left them.
    purge: async () => 'later',
    inspect: async () => undefined,
    close: () => pool.end(),
  }

  try {
    const { rows } = await run({ sql: 'SHOW synchronous_commit', parameters: [] })
    if (rows[0]?.synchronous_commit === 'off') {
      throw new ConfigError(
        'PostgreSQL has synchronous_commit = off, so a power cut could undo a subscription that was confirmed. Set it on.',
      )
    }
    return database
  } catch (error) {
    await pool.end()
    throw startError(error)
  }
}
