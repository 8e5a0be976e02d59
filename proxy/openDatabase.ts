import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config/configError.js'
import type { Database } from './database/database.js'
import { DatabaseFailure } from './database/databaseFailure.js'
import { migrate } from './database/migrate.js'
import { openLibsqlDatabase } from './database/openLibsqlDatabase.js'
import { openPostgresDatabase } from './database/openPostgresDatabase.js'

export const DATABASE_FILE = 'planner.db'

function toConfigError(error: unknown, path: string): unknown {
  if (!(error instanceof DatabaseFailure)) return error
  const { code, busy } = error
  return new ConfigError(
    busy
      ? `${path} is in use (${code}). Stop the other server, or set DATA_DIR to another folder.`
      : `${path} cannot be opened (${code}). Restore it from a backup, or set DATA_DIR to another folder.`,
  )
}

async function openMigrated(open: () => Promise<Database>): Promise<Database> {
  const database = await open()
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Opens the database in a data folder, made if there is none, and brings its tables up to date.
 * @throws {ConfigError} when the file is in use, is not a sound database or belongs to a newer server.
 */
export async function openDatabase(folder: string): Promise<Database> {
  const path = join(folder, DATABASE_FILE)
  try {
    return await openMigrated(() => openLibsqlDatabase(path))
  } catch (error) {
    throw toConfigError(error, path)
  }
}

/**
 * Opens a PostgreSQL database and brings its tables up to date.
 * @throws {ConfigError} when it cannot be used.
 */
export const openSharedDatabase = (url: string): Promise<Database> =>
  openMigrated(() => openPostgresDatabase({ url }))

/**
 * Refuses a folder without a database. A command for operators must not make one because DATA_DIR is mistyped.
 * @throws {ConfigError}
 */
export function requireDatabase(folder: string): void {
  if (existsSync(join(folder, DATABASE_FILE))) return
  throw new ConfigError(
    `DATA_DIR is "${folder}". It must be the folder of the server, which holds ${DATABASE_FILE}.`,
  )
}
