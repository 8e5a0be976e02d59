import pg from 'pg'
import { errorCode } from '../config/errorCode.js'
import type { Outcome, Row, Statement } from './database.js'
import { DatabaseFailure } from './databaseFailure.js'

const CONNECT_LIMIT_MS = 900
const STATEMENT_LIMIT_MS = 900
/** The driver's limit is for connections that died silently, so it comes after the server's. */
const SILENCE_LIMIT_MS = 1000
const BIGINT_OID = 20
const MAX_NAMES = 100

/** One connection, or any of the pool's. */
type Connection = Pick<pg.PoolClient, 'query'>

/** Connections to a PostgreSQL server. All that they throw is a {@link DatabaseFailure}. */
export interface PostgresPool {
  /** Runs a statement, on a connection or on any. */
  run(statement: Statement, connection?: Connection): Promise<Outcome>
  /** Runs a statement on a connection, with a time limit of its own. */
  runLong(statement: Statement, connection: Connection, limitMs: number): Promise<Outcome>
  /** All of the work or none. */
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Errors of the driver, unlike those of the server or the system, have no code. */
function fail(error: unknown): never {
  throw new DatabaseFailure(errorCode(error) ?? 'CONNECTION_LOST', { cause: error })
}

const toOutcome = ({ rows, rowCount }: pg.QueryResult<Row>): Outcome => ({ rows, changes: rowCount ?? 0 })

/** Our statements are few, so PostgreSQL plans each once a connection. Those that vary stay without a name. */
function createNaming() {
  const names = new Map<string, string>()
  return ({ sql, parameters }: Statement): pg.QueryConfig<unknown[]> => {
    const values = [...parameters]
    if (!names.has(sql) && names.size >= MAX_NAMES) return { text: sql, values }
    const name = names.get(sql) ?? `planner_${names.size}`
    names.set(sql, name)
    return { name, text: sql, values }
  }
}

async function transaction<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
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

export function createPostgresPool(url: string, connections: number): PostgresPool {
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
  // One broke while we use it, and then the pool does not listen. Its query rejects, which says enough.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const named = createNaming()
  return {
    run: async (statement, connection: Connection = pool) =>
      toOutcome(await connection.query<Row>(named(statement)).catch(fail)),
    async runLong({ sql, parameters }, connection, limitMs) {
      const query = { text: sql, values: [...parameters], query_timeout: limitMs }
      return toOutcome(await connection.query<Row>(query).catch(fail))
    },
    transaction: (work) => transaction(pool, work),
    close: () => pool.end(),
  }
}
