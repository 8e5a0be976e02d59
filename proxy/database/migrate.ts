import * as z from 'zod/mini'
import { ConfigError } from '../config/configError.js'
import type { Database, Row } from './database.js'
import { COLUMN_TYPES, MIGRATIONS, SCHEMA_VERSION } from './migrations.js'

const versionSchema = z.object({ version: z.number(), works_from: z.number() })

/** Whether this server can use tables of the newest of these versions. */
export function canUse(versions: readonly Row[]): boolean {
  const newest = versions.map((row) => versionSchema.parse(row)).sort((a, b) => b.version - a.version)[0]
  return newest !== undefined && newest.version >= SCHEMA_VERSION && newest.works_from <= SCHEMA_VERSION
}

/**
 * Brings the tables up to date, once, however many instances start together. Tables of a newer server are left alone.
 *
 * Not Kysely's own migrator: it refuses to start when the database has a step that it does not know, which is what an old
 * instance sees while a deployment rolls.
 * @throws {ConfigError} when a newer server changed the tables so that this one cannot use them.
 */
export async function migrate(database: Database): Promise<void> {
  const types = COLUMN_TYPES[database.kind]
  await database.alone(async (execute) => {
    const run = (sql: string) => execute({ sql, parameters: [] })
    await run(`CREATE TABLE IF NOT EXISTS schema_versions (
      version ${types.integer} PRIMARY KEY, works_from ${types.integer} NOT NULL, applied_at TEXT NOT NULL${types.end}`)
    const { rows } = await run('SELECT version, works_from FROM schema_versions')
    const applied = Math.max(0, ...rows.map((row) => versionSchema.parse(row).version))
    if (applied > SCHEMA_VERSION && !canUse(rows)) {
      throw new ConfigError(
        `The database has tables of version ${applied}, and this server knows version ${SCHEMA_VERSION}. Start the newer server, or restore the backup from before it.`,
      )
    }
    for (const [index, { worksFrom, steps }] of MIGRATIONS.entries()) {
      const version = index + 1
      if (version <= applied) continue
      for (const step of steps(types)) await run(step)
      const row = { version, works_from: worksFrom, applied_at: new Date().toISOString() }
      await execute(database.query.insertInto('schema_versions').values(row).compile())
    }
  })
}
