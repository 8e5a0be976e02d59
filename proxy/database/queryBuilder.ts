import {
  type DialectAdapter,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database } from './database.js'
import type { Tables } from './tables.js'

const SQLITE = {
  createAdapter: (): DialectAdapter => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (kysely: Kysely<unknown>) => new SqliteIntrospector(kysely),
}

const POSTGRES = {
  createAdapter: (): DialectAdapter => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely),
}

/**
 * Writes typed statements in the SQL of a kind of database, and runs none.
 *
 * Kysely rather than Drizzle: Drizzle needs the tables declared once for SQLite and once for Postgres, with types that do
 * not fit each other, so that each store would be written twice.
 */
export function createQueryBuilder(kind: Database['kind']): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: { ...(kind === 'postgres' ? POSTGRES : SQLITE), createDriver: () => new DummyDriver() },
  })
}
